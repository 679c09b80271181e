import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/open-server.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';
import { logLines, startProgram, stopServer, type ServerProcess } from '../support/server-process.ts';

/** Starts the built server with at most 128 file descriptors. */
async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const command = ['sh', '-c', 'ulimit -n 128 && exec "$0" dist/server/server.js', process.execPath];
  const server = await startProgram(command, { GRACE_PERIOD: '0', LOG_LEVEL: 'warn', ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Limits the file descriptors that the process may open from now on. */
const limit = ({ child }: ServerProcess, count: number) =>
  execFileSync('prlimit', [`--pid=${child.pid}`, `--nofile=${count}:128`]);

const descriptors = ({ child }: ServerProcess) => readdirSync(`/proc/${child.pid}/fd`).length;
const asset = `/assets/${readdirSync('dist/client/assets').find((name) => /^react-.*\.js$/.test(name))}`;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const open = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => openSocket(port)));

it('idle connections leave a descriptor for the file that each of them asks for', async () => {
  const server = await start();
  const clients = await open(server.port, 200);
  const kept = () => clients.filter(({ socket }) => !socket.readableEnded && !socket.destroyed);
  await expect.poll(() => kept().length).toBe(32);
  for (const { socket } of kept()) socket.write(ask(asset));
  await expect.poll(() => clients.flatMap(({ received }) => statuses(received()))).toEqual(Array(32).fill('200'));
  for (const { socket } of clients) socket.destroy();
  for (const path of [asset, '/about', '/livez'])
    await expect.poll(async () => (await fetch(server.base + path).catch(() => undefined))?.status).toBe(200);
  expect(await stopServer(server)).toBe(0);
  const warnings = logLines(server).filter(({ maxConnections }) => maxConnections === 32);
  expect(warnings).toEqual([expect.objectContaining({ level: 40, port: server.port })]);
});

it('a connection that asks for a file a hundred times and reads nothing opens it once at a time', async () => {
  const server = await start();
  const before = descriptors(server);
  const { socket } = await openSocket(server.port);
  socket.pause();
  socket.write(ask(asset).repeat(100));
  const most: number[] = [];
  // The responses to others show that the server has read the requests.
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await fetch(`${server.base}/favicon.svg`)).status).toBe(200);
    most.push(descriptors(server));
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(before + 6);
  socket.destroy();
  expect(await stopServer(server)).toBe(0);
});

it('without a free descriptor files fail and pages do not, and files are served again when there are some', async () => {
  const server = await start();
  const [file, page] = await open(server.port, 2);
  await expect.poll(async () => (await fetch(`${server.base}/livez`)).status).toBe(200);
  limit(server, 1);
  page?.socket.write(ask('/about'));
  file?.socket.write(ask(asset));
  if (file) await once(file.socket, 'close');
  expect(statuses(file?.received() ?? '')).toEqual([]);
  await expect.poll(() => statuses(page?.received() ?? '')).toEqual(['200']);
  limit(server, 128);
  await expect.poll(async () => (await fetch(server.base + asset).catch(() => undefined))?.status).toBe(200);
  expect(await stopServer(server)).toBe(0);
});

it('the metrics port holds few connections, and the site and the next metrics do not notice the others', async () => {
  const metricsPort = await freePort();
  const server = await start({ METRICS_PORT: String(metricsPort) });
  const clients = await open(metricsPort, 100);
  const kept = () => clients.filter(({ socket }) => !socket.readableEnded && !socket.destroyed);
  await expect.poll(() => kept().length).toBe(16);
  expect((await fetch(server.base + asset)).status).toBe(200);
  for (const { socket } of clients) socket.destroy();
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => undefined))?.status;
  await expect.poll(metrics).toBe(200);
  expect(await stopServer(server)).toBe(0);
  const warnings = logLines(server).filter(({ maxConnections }) => maxConnections === 16);
  expect(warnings).toEqual([expect.objectContaining({ level: 40, port: metricsPort })]);
});
