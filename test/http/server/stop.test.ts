import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../../support/server/raw-socket.ts';
import { exitCode, logLines, startServer, type ServerProcess } from '../../support/server/server-process.ts';

async function start(env: Record<string, string>, nodeOptions: readonly string[] = []): Promise<ServerProcess> {
  const server = await startServer(env, '.', nodeOptions);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Returns the status of one request. Rejects unless the whole response arrives. */
function status(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    }).once('error', reject);
  });
}

/** The beginning of a request, without the blank line at its end. */
const begun = 'GET /about HTTP/1.1\r\nHost: x\r\n';

/** Waits until the server has read what was written before. */
const answersAgain = ({ base }: ServerProcess) => fetch(`${base}/livez`);

describe('SIGTERM', () => {
  it.each([
    ['keep-alive connections', true],
    ['one connection per request', false],
  ])('drops no request (%s)', async (_name, keepAlive) => {
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
    // A balancer that checks every second has noticed by then.
    until = performance.now() + 1500;
    while (await status(`${server.base}/readyz`, agent).then((code) => code !== 503)) await sleep(5);
    expect(await status(`${server.base}/livez`, agent)).toBe(200);
    await clients;
    expect(seen.length).toBeGreaterThan(before);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(await exitCode(server)).toBe(0);
    agent.destroy();
  });

  it('refuses connections after the grace period, finishes requests in progress, and closes their connections', async () => {
    const server = await start({});
    const { socket, received } = await openSocket(server.port);
    socket.write(begun);
    await answersAgain(server);
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

  it('does not wait for connections without a request', async () => {
    const server = await start({});
    const { socket } = await openSocket(server.port);
    await answersAgain(server);
    const closed = once(socket, 'close');
    server.child.kill('SIGTERM');
    await closed;
    expect(await exitCode(server)).toBe(0);
  });

  it('waits for headers only as long as before', { timeout: 60_000 }, async () => {
    // With delivery it would wait for more than two minutes.
    const server = await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { socket } = await openSocket(server.port);
    socket.write(begun);
    const dripping = setInterval(() => socket.writable && socket.write('X-Header: x\r\n'), 1000);
    await answersAgain(server);
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(0);
    clearInterval(dripping);
  });

  it('does not wait for idle connections', async () => {
    const server = await start({});
    const { socket, received } = await openSocket(server.port);
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    expect(received()).toContain('keep-alive');
    const signaled = performance.now();
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(0);
    // Without the rule it would wait for ten seconds.
    expect(performance.now() - signaled).toBeLessThan(8000);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('a second %s ends the process at once with 1', async (signal) => {
    const server = await start({ GRACE_PERIOD: '60' });
    server.child.kill(signal);
    await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
    server.child.kill(signal);
    expect(await exitCode(server)).toBe(1);
  });
});

it('an uncaught error is logged, and the process finishes requests in progress and ends with 1', async () => {
  // Each SIGUSR2 makes a timer throw.
  const defect = "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('the bolt sheared') }))";
  const server = await start({ LOG_LEVEL: 'info' }, ['--import', `data:text/javascript,${encodeURIComponent(defect)}`]);
  const { socket, received } = await openSocket(server.port);
  socket.write(begun);
  await answersAgain(server);
  // Neither a second error nor SIGTERM may end the request in progress.
  for (const signal of ['SIGUSR2', 'SIGUSR2', 'SIGTERM'] as const) {
    const before = server.output().length;
    server.child.kill(signal);
    await expect.poll(() => server.output().length).toBeGreaterThan(before);
  }
  expect(server.child.exitCode).toBe(null);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
  expect(await exitCode(server)).toBe(1);
  const err = expect.objectContaining({ message: 'the bolt sheared', stack: expect.any(String) });
  expect(logLines(server)).toContainEqual(expect.objectContaining({ level: 60, msg: 'uncaughtException', err }));
});

it('a rejection with a text is logged with it', async () => {
  const defect = "process.on('SIGUSR2', () => void Promise.reject('the bolt sheared'))";
  const server = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(defect)}`]);
  server.child.kill('SIGUSR2');
  expect(await exitCode(server)).toBe(1);
  const err = { message: 'the bolt sheared' };
  expect(logLines(server)).toContainEqual(expect.objectContaining({ level: 60, msg: 'unhandledRejection', err }));
});
