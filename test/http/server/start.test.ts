import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scripts, version } from '../../../package.json';
import { copyBuild } from '../../support/server/build-copy.ts';
import { appOfFolder } from '../../support/server/built-app.ts';
import { freePort, openServer } from '../../support/server/open-server.ts';
import { served } from '../../support/server/served-pages.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, startProgram, stopServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

describe('a start fails with one line', () => {
  /** Starts the server, which cannot start with these settings. Returns its exit code and what it has written. */
  const fail = async (env: Record<string, string>) => {
    const base = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, ['dist/server/server.js'], { env: { ...base, ...env } });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    return { stdout, stderr, status };
  };

  it('if PORT or METRICS_PORT is in use, or a setting cannot be used', async () => {
    const { server, port } = await openServer(() => {});
    onTestFinished(() => void server.close());
    const used = String(port);
    const noRoom = { SMTP_URL: 'smtp://u:secret@127.0.0.1', TMPDIR: '/proc/none' };
    const failed = await Promise.all(
      [{ PORT: used }, { METRICS_PORT: used }, noRoom, { SMTP_URL: 'smtp://u:secret@mail:465' }].map((env) =>
        fail(env),
      ),
    );
    expect(failed.map(({ status }) => status)).toEqual([1, 1, 1, 1]);
    const address = `127.0.0.1:${port}`;
    const line = `Cannot listen: listen EADDRINUSE: address already in use ${address}\n`;
    expect(failed.map(({ stderr }) => stderr)).toEqual([
      line,
      line,
      expect.stringMatching(/^SMTP_URL is set, but there is no place for uploads in \/proc\/none: [^\n]+\n$/),
      'SMTP_URL is not allowed: for port 465 write smtps://, not smtp://\n',
    ]);
    expect(failed[2]?.stdout).toBe('');
  });

  it('if there is no build', () => {
    const line = /^There is no build at \S+: run "npm run build" first$/;
    expect(() => appOfFolder(folderOfTest())).toThrow(line);
  });
});

it('without HOST the site answers on every address, and the log names the build and warns of defaults', async () => {
  const METRICS_PORT = String(await freePort());
  const env = {
    HOST: undefined,
    METRICS_PORT,
    COMMIT: '1a2b3c4',
    LOG_LEVEL: 'silent',
    GRACE_PERIOD: '0',
    KEEP_ALIVE: '7',
  };
  const server = await startProgram([process.execPath, 'dist/server/server.js'], env);
  const { child, port, output } = server;
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(output()).toContain(`http://localhost:${port}`);
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const hosts = addresses.some(({ address }) => address === '::1') ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
  for (const host of hosts) {
    const { status, headers } = await fetch(`http://${host}:${port}/readyz`);
    expect([status, headers.get('keep-alive')], host).toEqual([200, 'timeout=7']);
    expect((await fetch(`http://${host}:${METRICS_PORT}/metrics`)).status, host).toBe(200);
  }
  expect(await stopServer(server)).toBe(0);
  const lines = logLines(server);
  expect(lines[0]).toMatchObject({ version, commit: '1a2b3c4' });
  expect(lines.map(({ level, msg }) => [level, String(msg).split(' ')[0]])).toEqual([
    [30, 'Open'],
    [40, 'SMTP_URL'],
    [40, 'SITE_EMAIL'],
    [40, 'SITE_PHONE'],
    [40, 'SITE_ORIGIN'],
  ]);
});

it('npm start reads settings from .env, and those of the environment win', async () => {
  const folder = copyBuild();
  writeFileSync(join(folder, '.env'), 'COMMIT=1a2b3c4\nSITE_NAME="Acme Rigging"\n');
  const server = await serverOfTest({ COMMIT: 'abc' }, folder, scripts.start.match(/--\S+/g) ?? []);
  expect(logLines(server)[0]).toMatchObject({ commit: 'abc' });
  expect(await (await fetch(server.base)).text()).toContain('Acme Rigging');
});

it('pages have the same bytes in another time zone and language', async () => {
  const { base } = await serverOfTest({ TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' });
  for (const path of ['/', '/contact?service=emergency&urgency=emergency', '/blog?category=safety'])
    expect(await (await fetch(base + path)).text(), path).toBe((await served(path)).text);
});
