import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { startProgram, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

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

const asset = `/assets/${readdirSync('dist/client/assets').find((name) => /^react-.*\.js$/.test(name))}`;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const open = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => openSocket(port)));

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

it('a process whose descriptors are used up by connections goes on, and serves files again when there are some', async () => {
  const server = await start();
  const clients = await open(server.port, 200);
  for (const { socket } of clients) socket.write(ask(asset));
  // Those that find no descriptor for their file are closed.
  await expect.poll(() => clients.some(({ socket }) => socket.destroyed || socket.readableEnded)).toBe(true);
  for (const { socket } of clients) socket.destroy();
  for (const path of [asset, '/about', '/livez'])
    await expect.poll(async () => (await fetch(server.base + path).catch(() => undefined))?.status).toBe(200);
  expect(await stopServer(server)).toBe(0);
});
