import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { stopServer } from '../../support/server/server-process.ts';

it('without a free descriptor files fail and pages do not, and files are served again when there are some', async () => {
  const asset = `/assets/${readdirSync('dist/client/assets').find((name) => /^react-.*\.js$/.test(name))}`;
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const server = await serverOfTest();
  /** Limits the descriptors that the process may open from now on. */
  const limit = (count: number) => execFileSync('prlimit', [`--pid=${server.child.pid}`, `--nofile=${count}:`]);
  const [file, page] = [await openSocket(server.port), await openSocket(server.port)];
  expect((await fetch(`${server.base}/livez`)).status).toBe(200);
  limit(1);
  page.socket.write(ask('/about'));
  file.socket.write(ask(asset));
  await once(file.socket, 'close');
  expect(statuses(file.received())).toEqual([]);
  await expect.poll(() => statuses(page.received())).toEqual(['200']);
  limit(1024);
  await expect.poll(async () => (await fetch(server.base + asset).catch(() => undefined))?.status).toBe(200);
  expect(await stopServer(server)).toBe(0);
});
