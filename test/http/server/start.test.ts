import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { version } from '../../../package.json';
import { copyBuild } from '../../support/server/build-copy.ts';
import { openServer } from '../../support/server/open-server.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, preloading, stopServer } from '../../support/server/server-process.ts';

describe('a start fails with one line', () => {
  const run = (env: Record<string, string>, folder = '.') =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const settings = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env };
      const options = { env: settings, cwd: folder, timeout: 10_000 };
      execFile(process.execPath, ['dist/server/server.js'], options, (error, stdout, stderr) =>
        resolve({ code: error?.code, stdout, stderr }),
      );
    });

  it.each(['PORT', 'METRICS_PORT'])('if %s is in use', async (name) => {
    const { server, port } = await openServer(() => {});
    onTestFinished(() => void server.close());
    const address = `127.0.0.1:${port}`;
    const stderr = `Cannot listen on ${address}: listen EADDRINUSE: address already in use ${address}\n`;
    expect(await run({ [name]: String(port) })).toMatchObject({ code: 1, stderr });
  });

  it.each([
    [{ SITE_EMAIL: 'a\nb' }, /SITE_EMAIL="a\\nb" is not allowed: it must be an e-mail address[^\n]*\n$/],
    [
      { SMTP_URL: 'smtp://u:secret@127.0.0.1', TMPDIR: '/proc/none' },
      /^SMTP_URL is set, but there is no place for uploads in \/proc\/none: [^\n]+\n$/,
    ],
  ])('if a setting cannot be used: %o', async (env: Record<string, string>, line) => {
    expect(await run(env)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(line) });
  });

  it('if there is no build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const line = /^There is no build at \S+dist\/client: run "npm run build" first\n$/;
    expect(await run({}, folder)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(line) });
  });
});

it('the first log line names the build, and the next warn of defaults for development, at any log level', async () => {
  const server = await serverOfTest({ COMMIT: '1a2b3c4', HOST: '0.0.0.0', LOG_LEVEL: 'silent' });
  expect(await stopServer(server)).toBe(0);
  const lines = logLines(server);
  expect(lines[0]).toMatchObject({ version, commit: '1a2b3c4' });
  expect(lines.map(({ level, msg }) => [level, String(msg).split(' ')[0]])).toEqual([
    [30, 'Open'],
    [40, 'SMTP_URL'],
    [40, 'SITE_EMAIL'],
    [40, 'SITE_ORIGIN'],
  ]);
});

it('starts, serves and stops under Node’s permission model without write access', async () => {
  // Node 23.5 renamed the flag.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const server = await serverOfTest({}, '.', [permission, '--allow-fs-read=*', '--no-warnings']);
  for (const path of ['/', '/contact', '/favicon.svg', '/sitemap.xml'])
    expect((await fetch(server.base + path)).status, path).toBe(200);
  expect(await stopServer(server)).toBe(0);
});

describe('a signal during the start ends the process with 0', () => {
  // As process 1 of a namespace, as in a container. Linux drops its signals without a handler. Other users may not make one.
  const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
  const asProcess1 = canUnshare ? ['unshare', '--pid', '--fork', '--kill-child'] : [];
  // Tells on stderr when the process has a handler.
  const announcing =
    "process.on('newListener', (name) => name === 'SIGTERM' && process.nextTick(() => process.stderr.write('handles')))";

  /** Starts the server of a build. Returns its end, and a function that signals it. */
  async function begin(folder: string) {
    const node = [process.execPath, ...preloading(announcing)];
    const [program, ...args] = [...asProcess1, ...node, 'dist/server/server.js'];
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', GRACE_PERIOD: '0' };
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    await once(child.stderr, 'data');
    const inside = () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
    const pid = canUnshare ? inside() : (child.pid ?? 0);
    return { ended, signal: (name: NodeJS.Signals) => process.kill(pid, name) };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('%s before anything else is loaded', async (name) => {
    const folder = copyBuild();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const assets = join(folder, 'dist/server/assets');
    const sizes = readdirSync(assets).map((file) => ({ file, size: statSync(join(assets, file)).size }));
    const { file: bundle = '' } = sizes.toSorted((one, other) => other.size - one.size)[0] ?? {};
    // The bundle never finishes loading.
    writeFileSync(join(assets, bundle), 'await new Promise(() => setInterval(() => {}, 1000));');
    const { ended, signal } = await begin(folder);
    signal(name);
    expect(await ended).toEqual([0, null]);
  });

  it.each([100, 300])('SIGTERM after %i ms', async (moment) => {
    const { ended, signal } = await begin('.');
    await sleep(moment);
    signal('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

it.each([
  ['::1', '[::1]'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
])(
  'with HOST=%s the log has an address that answers, and the health check of the image succeeds',
  async (host, name) => {
    const server = await serverOfTest({ HOST: host });
    const address = /http:\/\/\S+/.exec(server.output())?.[0] ?? '';
    expect(address).toBe(`http://${name}:${server.port}`);
    expect((await fetch(address)).status).toBe(200);

    const [, command = ''] = /^HEALTHCHECK .*\n +CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const env = { HOST: host, PORT: String(server.port) };
    const check = () =>
      new Promise((resolve) => execFile(process.execPath, args, { env }, (error) => resolve(error?.code ?? 0)));
    expect(await check()).toBe(0);
    await stopServer(server);
    expect(await check()).toBe(1);
  },
);
