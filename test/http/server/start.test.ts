import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { version } from '../../../package.json';
import { freePort, openServer } from '../../support/server/open-server.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, startProgram, stopServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

describe('a start fails with one line', () => {
  const run = (env: Record<string, string>, cwd = '.') =>
    spawnSync(process.execPath, ['dist/server/server.js'], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
      cwd,
      encoding: 'utf8',
      timeout: 10_000,
    });

  it.each(['PORT', 'METRICS_PORT'])('if %s is in use', async (name) => {
    const { server, port } = await openServer(() => {});
    onTestFinished(() => void server.close());
    const address = `127.0.0.1:${port}`;
    const stderr = `Cannot listen on ${address}: listen EADDRINUSE: address already in use ${address}\n`;
    expect(run({ [name]: String(port) })).toMatchObject({ status: 1, stderr });
  });

  it('if a setting cannot be used', () => {
    const line = /^SMTP_URL is set, but there is no place for uploads in \/proc\/none: [^\n]+\n$/;
    const env = { SMTP_URL: 'smtp://u:secret@127.0.0.1', TMPDIR: '/proc/none' };
    expect(run(env)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
  });

  it('if the site is public and nobody has said what becomes of contact requests', () => {
    const line = /^SITE_ORIGIN is https:[^\n]+\n$/;
    const env = { SITE_ORIGIN: 'https://www.example.com' };
    expect(run(env)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
  });

  it('if there is no build', () => {
    const folder = folderOfTest();
    cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const line = /^There is no build at \S+dist\/client: run "npm run build" first\n$/;
    expect(run({}, folder)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
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
    [40, 'SITE_PHONE'],
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

it('without HOST the site and its metrics answer on every address of the machine, of IPv6 as well if it has it', async () => {
  const METRICS_PORT = String(await freePort());
  const { child, port, output } = await startProgram([process.execPath, 'dist/server/server.js'], {
    HOST: undefined,
    METRICS_PORT,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(output()).toContain(`http://localhost:${port}`);
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const hosts = addresses.some(({ address }) => address === '::1') ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
  for (const host of hosts) {
    expect((await fetch(`http://${host}:${port}/readyz`)).status, host).toBe(200);
    expect((await fetch(`http://${host}:${METRICS_PORT}/metrics`)).status, host).toBe(200);
  }
});

it.each([
  ['::1', '[::1]'],
  ['::', 'localhost'],
])(
  'with HOST=%s the log has an address that answers, and the health check of the image succeeds until the server stops',
  async (host, name) => {
    const server = await serverOfTest({ HOST: host });
    const address = /http:\/\/\S+/.exec(server.output())?.[0] ?? '';
    expect(address).toBe(`http://${name}:${server.port}`);
    expect((await fetch(address)).status).toBe(200);

    const [, command = ''] = /^HEALTHCHECK .*\n +CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const env = { HOST: host, PORT: String(server.port) };
    const check = () => spawnSync(process.execPath, args, { env }).status;
    expect(check()).toBe(0);
    await stopServer(server);
    expect(check()).toBe(1);
  },
);
