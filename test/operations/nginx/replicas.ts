import { afterAll } from 'vitest';
import { ask } from '../../support/server/raw-request.ts';
import { logLines, startServer, type ServerProcess } from '../../support/server/server-process.ts';
import { startNginx } from './nginx.ts';

/** Starts two replicas behind nginx for the tests of a file. `second` is the folder of the other replica's build. */
export async function openReplicas(settings: Record<string, string> = {}, second = '.') {
  const start = (build: string, port = 0) =>
    startServer({ LOG_LEVEL: 'info', TRUST_PROXY: '1', ...settings, PORT: String(port) }, build);
  const replicas: [ServerProcess, ServerProcess] = [await start('.'), await start(second)];
  const nginx = await startNginx(replicas.map(({ port }) => `127.0.0.1:${port}`));
  afterAll(async () => {
    await nginx.stop();
    for (const { child } of replicas) child.kill();
  });
  return {
    base: nginx.base,
    port: nginx.port,
    replicas,
    /** Returns the log lines of both replicas. */
    logged: () => replicas.flatMap(logLines),
    /** Sends a contact request as the page's script does. */
    post(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
      const body = new URLSearchParams(fields).toString();
      return ask(nginx.port, '/contact', { method: 'POST', headers: { ...type, ...headers } }, body);
    },
    /** Starts a replica that has stopped again, on the same port. */
    async startAgain(index: 0 | 1) {
      replicas[index] = await start(index === 0 ? '.' : second, replicas[index].port);
    },
  };
}
