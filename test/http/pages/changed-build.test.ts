import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { copyBuild } from '../../support/server/build-copy.ts';
import { sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';

/** Starts a server from a copy of the build. `prepare` can change the copy. */
async function startCopy(env: Record<string, string> = {}, prepare?: (dist: string) => void) {
  const folder = copyBuild();
  prepare?.(join(folder, 'dist'));
  const server = await startServer(env, folder);
  onTestFinished(() => {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return { server, client: join(folder, 'dist/client') };
}

it.each<[string, (file: string) => void]>([
  ['is gone', (file) => rmSync(file)],
  ['has other content of the same size', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size))],
  ['is shorter', (file) => truncateSync(file, 100)],
  ['is longer', (file) => appendFileSync(file, 'HTTP/1.1 200 OK\r\n\r\n')],
])('a file that %s since the start ends its connection, and the server goes on', async (_name, change) => {
  const { server, client } = await startCopy({ LOG_LEVEL: 'info' });
  change(join(client, 'icon-512.png'));
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const received = await sendRaw(server.port, ask('/livez') + ask('/icon-512.png') + ask('/livez'));
  expect(statuses(received)).toEqual(['200']);
  expect(received).toMatch(/alive\n$/);
  expect((await fetch(`${server.base}/icon-192.png`)).status).toBe(200);
  expect((await fetch(`${server.base}/about`)).status).toBe(200);
  expect(await stopServer(server)).toBe(0);
  const line = logLines(server).find(({ path, status }) => path === '/icon-512.png' && status !== undefined);
  expect(line).toMatchObject({ status: 500, aborted: true });
});

it('every page is served after the whole build is gone', async () => {
  const { server, client } = await startCopy();
  rmSync(join(client, '..'), { recursive: true });
  for (const path of [...pagePaths, '/no-such-page'])
    expect((await fetch(server.base + path)).status, path).toBe(path === '/no-such-page' ? 404 : 200);
  expect(await stopServer(server)).toBe(0);
});

it('the files of the release before are served after the own ones', async () => {
  const own = readdirSync('dist/client/assets').find((name) => name.endsWith('.js')) ?? '';
  const { server } = await startCopy({}, (dist) => {
    mkdirSync(join(dist, 'previous/assets'), { recursive: true });
    for (const name of ['old-12345678.js', own]) writeFileSync(join(dist, 'previous/assets', name), '// old');
  });
  const old = await fetch(`${server.base}/assets/old-12345678.js`);
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await old.text()).toBe('// old');
  expect(await (await fetch(`${server.base}/assets/${own}`)).text()).not.toBe('// old');
});

it('a file of another build with the same size and time, as in reproducible images, has another tag', async () => {
  const tags: string[] = [];
  for (const color of ['#123456', '#654321', '#123456']) {
    const { server } = await startCopy({}, (dist) => {
      for (const end of ['', '.br', '.gz']) {
        const file = join(dist, `client/favicon.svg${end}`);
        writeFileSync(file, `<svg fill="${color}"/>`);
        utimesSync(file, 1, 1);
      }
    });
    const before = { 'If-None-Match': tags[0] ?? '', 'If-Modified-Since': new Date(1000).toUTCString() };
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, headers } = await request(server.base)
        .head('/favicon.svg')
        .set({ 'Accept-Encoding': encoding, ...before });
      expect(status).toBe(tags.length < 6 ? 200 : 304);
      tags.push(headers['etag'] ?? '');
    }
  }
  expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tags[3]).not.toBe(tags[0]);
  expect(tags[6]).toBe(tags[0]);
});
