import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../support/server/open-server.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { exitCode, logLines, startServer, stopServer } from '../../support/server/server-process.ts';

const longPath = `/${'a'.repeat(14_000)}`;

/** Starts a server with a log, and makes its requests on few connections. */
async function start(env: Record<string, string> = {}, nodeOptions: readonly string[] = []) {
  const metricsPort = await freePort();
  const server = await startServer({ LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort), ...env }, '.', nodeOptions);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  onTestFinished(() => {
    agent.destroy();
    server.child.kill('SIGKILL');
  });
  const ask = (method: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port: server.port, path: longPath, method, agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      )
        .once('error', reject)
        .end();
    });
  const dropped = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
  };
  return { server, ask, dropped };
}

/** Stops reading the log, and makes requests until lines are dropped. */
async function stall({ server, ask, dropped }: Awaited<ReturnType<typeof start>>) {
  server.child.stdout?.pause();
  while ((await dropped()) === 0) await Promise.all(Array.from({ length: 100 }, () => ask('PUT')));
}

it('a line has the first thousand characters of a long path', async () => {
  const { server, ask } = await start();
  expect(await ask('GET')).toBe(404);
  await stopServer(server);
  const line = logLines(server).find(({ status }) => status === 404);
  expect(line?.['path']).toBe(`${longPath.slice(0, 1000)}…`);
});

it.each([
  "{ reason: 'the bolt sheared' }",
  "Object.freeze(new Error('the bolt sheared'))",
  "new Error('outer', { cause: new Error('the bolt sheared') })",
  "new AggregateError([new Error('the bolt sheared'), new Error('x'.repeat(100_000))])",
  "Object.assign(new Error('the bolt sheared'), { parts: [{ name: 'x'.repeat(100_000) }] })",
])('whatever is thrown is in the log, in a line that is bounded: %s', async (thrown) => {
  const defect = `process.on('SIGUSR2', () => Promise.reject(${thrown}))`;
  const { server } = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(defect)}`]);
  server.child.kill('SIGUSR2');
  expect(await exitCode(server)).toBe(1);
  const line = JSON.stringify(logLines(server).find(({ msg }) => msg === 'unhandledRejection'));
  expect(line).toContain('the bolt sheared');
  expect(line.length).toBeLessThan(10_000);
});

it('clients with long paths do not use up the memory', { timeout: 60_000 }, async () => {
  const { server } = await start({ METRICS_PORT: '0' }, ['--max-old-space-size=40']);
  const [rounds, burst] = [14, 10];
  const client = async () => {
    const { socket, received } = await openSocket(server.port);
    for (let round = 1; round <= rounds; round += 1) {
      socket.write(`PUT ${longPath} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(burst));
      while (statuses(received()).length < round * burst) await once(socket, 'data');
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: 20 }, client));
  expect(await stopServer(server)).toBe(0);
  expect(logLines(server).filter(({ status }) => status === 405).length).toBeLessThanOrEqual(20 * rounds * burst);
});

describe('while the reader of the log stalls', () => {
  it('lines are dropped and counted, and a line says so when it goes on', async () => {
    const site = await start();
    await stall(site);
    site.server.child.stdout?.resume();
    await expect.poll(() => site.server.output()).toContain('lines of the log were dropped');
    const missing = await site.dropped();
    expect(await stopServer(site.server)).toBe(0);
    const lines = logLines(site.server);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, dropped: missing }));
    expect(lines.at(-1)).toMatchObject({ msg: 'stopping' });
  });

  it('SIGTERM ends the process', async () => {
    const site = await start();
    await stall(site);
    expect(await stopServer(site.server)).toBe(0);
  });

  it('a second signal ends the process at once', async () => {
    const site = await start({ GRACE_PERIOD: '60' });
    await stall(site);
    site.server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${site.server.base}/readyz`)).status).toBe(503);
    site.server.child.kill('SIGTERM');
    expect(await exitCode(site.server)).toBe(1);
  });
});

it('without a reader of the log the site goes on', async () => {
  const { server, ask } = await start();
  server.child.stdout?.destroy();
  // More than the lines that are written together.
  for (let turn = 0; turn < 30; turn += 1) expect(await ask('GET')).toBe(404);
  expect(await stopServer(server)).toBe(0);
});
