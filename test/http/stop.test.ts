import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openServer } from '../support/open-server.ts';
import { openSocket } from '../support/raw-socket.ts';
import { exitCode, logLines, startServer, type ServerProcess } from '../support/server-process.ts';

async function start(env: Record<string, string>, nodeOptions: readonly string[] = []): Promise<ServerProcess> {
  const server = await startServer(env, '.', nodeOptions);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** The status of one request; rejects when the answer does not arrive whole. */
function status(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    }).once('error', reject);
  });
}

describe('a stop', () => {
  it.each([
    ['connections that are kept', true],
    ['a connection for each request', false],
  ])('loses no request: %s', async (_name, keepAlive) => {
    const server = await start({ GRACE_PERIOD: '2' });
    const agent = new Agent({ keepAlive });
    const paths = ['/', '/about', '/contact?service=emergency', '/favicon.svg'];
    let until = Infinity;
    const seen: number[] = [];
    const client = async (first: number) => {
      for (let turn = first; performance.now() < until; turn += 1) {
        seen.push(await status(server.base + paths[turn % paths.length], agent));
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, (_, index) => client(index)));
    await expect.poll(() => seen.length).toBeGreaterThan(8);
    expect(await status(`${server.base}/readyz`, agent)).toBe(200);
    const before = seen.length;
    server.child.kill('SIGTERM');
    const signalled = performance.now();
    // A balancer that looks every second has noticed by now.
    until = signalled + 1500;
    while (await status(`${server.base}/readyz`, agent).then((code) => code !== 503)) await sleep(5);
    expect(performance.now() - signalled).toBeLessThan(1000);
    expect(await status(`${server.base}/livez`, agent)).toBe(200);
    await clients;
    expect(seen.length).toBeGreaterThan(before);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(await exitCode(server)).toBe(0);
    agent.destroy();
  });

  it('takes no new connection after the grace period, finishes what is under way, and says that it was the last', async () => {
    const server = await start({});
    const { socket, received } = await openSocket(server.port);
    socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
    await sleep(100);
    server.child.kill('SIGTERM');
    const isRefused = () =>
      fetch(server.base).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused).toBe(true);
    expect(server.child.exitCode).toBe(null);
    socket.write('\r\n');
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*<\/html>$/);
    expect(await exitCode(server)).toBe(0);
  });

  it('does not wait for connections that ask for nothing', async () => {
    const server = await start({});
    const { socket, received } = await openSocket(server.port);
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    expect(received()).toContain('keep-alive');
    const signalled = performance.now();
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(1500);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at once, with 1, at a second signal (%s)', async (signal) => {
    const server = await start({ GRACE_PERIOD: '60' });
    server.child.kill(signal);
    await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
    server.child.kill(signal);
    expect(await exitCode(server)).toBe(1);
  });
});

describe('an error that nothing caught', () => {
  // Each SIGUSR2 makes a timer throw, as a defect would.
  const defect = "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('the bolt sheared') }))";

  it('is logged in full; what is under way is finished; the process ends with 1', async () => {
    const server = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(defect)}`]);
    const { socket, received } = await openSocket(server.port);
    socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
    await sleep(100);
    // A second error, and a stop on top, must not cut off what is under way.
    for (const signal of ['SIGUSR2', 'SIGUSR2', 'SIGTERM'] as const) {
      server.child.kill(signal);
      await sleep(150);
    }
    expect(server.child.exitCode).toBe(null);
    socket.write('\r\n');
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
    expect(await exitCode(server)).toBe(1);
    expect(logLines(server)).toContainEqual(
      expect.objectContaining({
        level: 60,
        msg: 'uncaughtException',
        err: expect.objectContaining({ message: 'the bolt sheared', stack: expect.any(String) }),
      }),
    );
  });
});

describe('a start that fails', () => {
  const run = (env: Record<string, string>, folder = '.') =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const settings = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env };
      const options = { env: settings, cwd: folder, timeout: 10_000 };
      execFile(process.execPath, ['dist/server/server.js'], options, (error, stdout, stderr) =>
        resolve({ code: error?.code, stdout, stderr }),
      );
    });

  it('names the taken port in one line and exits with 1', async () => {
    const holder = await openServer(() => {});
    onTestFinished(() => void holder.server.close());
    const port = String(holder.port);
    const line = `Cannot listen on 127.0.0.1:${port}: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`;
    expect(await run({ PORT: port })).toEqual({ code: 1, stdout: '', stderr: line });
    expect(await run({ METRICS_PORT: port })).toMatchObject({ code: 1, stderr: line });
  });

  it('refuses a setting in one line that says what is allowed', async () => {
    const line = 'SITE_EMAIL="a\\nb" is not allowed: it must be an e-mail address';
    const { code, stdout, stderr } = await run({ SITE_EMAIL: 'a\nb' });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('names a missing build in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const { code, stdout, stderr } = await run({}, folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no build at \S+dist\/client: run "npm run build" first\n$/);
  });
});

it('writes nothing to the disk: under Node’s permission model, without the right to, it starts, serves and stops', async () => {
  // Its name since Node 23.5; before, it was experimental.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const server = await start({}, [permission, '--allow-fs-read=*', '--no-warnings']);
  for (const path of ['/', '/contact', '/no-such-page', '/favicon.svg', '/sitemap.xml']) {
    const { status: code } = await fetch(server.base + path);
    expect(code).toBe(path === '/no-such-page' ? 404 : 200);
  }
  server.child.kill('SIGTERM');
  expect(await exitCode(server)).toBe(0);
});
