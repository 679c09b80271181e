import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openSocket, sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { startServer } from '../../support/server/server-process.ts';

const server = await startServer({ KEEP_ALIVE: '7' });
afterAll(() => void server.child.kill('SIGKILL'));

/** Other systems have neither the /proc file system nor prlimit. */
const isLinux = process.platform === 'linux';

const ask = (path: string, lines = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;

it('connections are kept for KEEP_ALIVE seconds, and requests are answered in order', async () => {
  const asked = [ask('/livez'), ask('/no-such-page'), ask('/about'), ask('/readyz', 'Connection: close\r\n')];
  const received = await sendRaw(server.port, asked.join(''));
  expect(statuses(received)).toEqual(['200', '404', '200', '200']);
  expect(received).toContain('Keep-Alive: timeout=7\r\n');
});

it.skipIf(!isLinux)('connections that clients abort leave no socket and no file open', async () => {
  const descriptors = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  expect((await fetch(`${server.base}/about`)).status).toBe(200);
  const before = descriptors();
  const assets = readdirSync('dist/client/assets').filter((name) => /^(entry-client|shared).*\.js$/.test(name));
  expect(assets).toHaveLength(2);
  for (let turn = 0; turn < 4; turn += 1) {
    // Some clients leave at once, others when the response has begun.
    const downloads = [...assets.map((name) => `/assets/${name}`), '/', '/no-such-page', '/favicon.svg'];
    await Promise.all(
      downloads.map(async (path) => {
        const [{ socket: early }, { socket: late }] = await Promise.all([
          openSocket(server.port),
          openSocket(server.port),
        ]);
        early.write(ask(path), () => early.resetAndDestroy());
        late.write(ask(path));
        await once(late, 'data');
        late.resetAndDestroy();
      }),
    );
  }
  await expect.poll(descriptors).toBeLessThanOrEqual(before);
  expect((await fetch(`${server.base}/about`)).status).toBe(200);
});

it.skipIf(!isLinux)('without a free descriptor files fail and pages do not, until there are some again', async () => {
  const asset = `/assets/${readdirSync('dist/client/assets').find((name) => /^react-.*\.js$/.test(name))}`;
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
});
