import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { exitCode, logLines, preloading, type ServerProcess } from '../../support/server/server-process.ts';
import { shorterLimits } from '../../support/server/shorter-limits.ts';

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

const isRefused = ({ base }: ServerProcess) =>
  fetch(base).then(
    () => false,
    () => true,
  );

describe('a signal', () => {
  it('drops no request in the grace period, on connections that are kept and on new ones, and a second one ends it', async () => {
    const server = await serverOfTest({ GRACE_PERIOD: '60' });
    const agents = [new Agent({ keepAlive: true }), new Agent()];
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    const paths = ['/', '/about', '/contact?service=emergency', '/favicon.svg'];
    const seen: number[] = [];
    let enough = Infinity;
    const client = async (agent: Agent) => {
      while (seen.length < enough) seen.push(await status(server.base + paths[seen.length % paths.length], agent));
    };
    const clients = Promise.all([...agents, ...agents].map(client));
    await expect.poll(() => seen.length).toBeGreaterThan(8);
    server.child.kill('SIGINT');
    await expect.poll(() => fetch(`${server.base}/readyz`).then((answer) => answer.status), { interval: 5 }).toBe(503);
    expect((await answersAgain(server)).status).toBe(200);
    enough = seen.length + 20;
    await clients;
    expect(new Set(seen)).toEqual(new Set([200]));
    // A second signal ends the process at once.
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(1);
  });

  it('refuses connections after the grace period, finishes requests in progress, and closes their connections', async () => {
    const server = await serverOfTest();
    const { socket, received } = await openSocket(server.port);
    socket.write(begun);
    await answersAgain(server);
    server.child.kill('SIGTERM');
    await expect.poll(() => isRefused(server)).toBe(true);
    expect(server.child.exitCode).toBe(null);
    socket.write('\r\n');
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*<\/html>$/);
    expect(await exitCode(server)).toBe(0);
  });

  // If the process waited for them, it would end with 1.
  it('does not wait for connections without a request, nor for idle ones', async () => {
    const server = await serverOfTest();
    const [{ socket: unused }, { socket: idle, received }] = await Promise.all([
      openSocket(server.port),
      openSocket(server.port),
    ]);
    idle.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    expect(received()).toContain('keep-alive');
    const closed = Promise.all([once(unused, 'close'), once(idle, 'close')]);
    server.child.kill('SIGTERM');
    await closed;
    expect(await exitCode(server)).toBe(0);
  });

  it('waits for headers only as long as before', async () => {
    // For a delivery it would wait longer than a test may take.
    const server = await serverOfTest({ SMTP_URL: 'smtp://127.0.0.1:9' }, '.', shorterLimits);
    const { socket } = await openSocket(server.port);
    socket.write(begun);
    await answersAgain(server);
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(0);
  });
});

it('an uncaught error is logged, and the process finishes requests in progress and ends with 1', async () => {
  const defect = "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('the bolt sheared') }))";
  const server = await serverOfTest({ LOG_LEVEL: 'info' }, '.', preloading(defect));
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
