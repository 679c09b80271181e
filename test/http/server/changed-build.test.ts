import { appendFileSync, mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { staticFiles } from '../../../src/server/static-files.ts';
import { copyBuild } from '../../support/server/build-copy.ts';
import { sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, stopServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

it('files of the release before are served after the own ones, and the server goes on when files change, even without its build', async () => {
  const folder = copyBuild();
  const client = join(folder, 'dist/client');
  const own = readdirSync(join(client, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  mkdirSync(join(folder, 'dist/previous/assets'), { recursive: true });
  for (const name of ['old-12345678.js', own]) writeFileSync(join(folder, 'dist/previous/assets', name), '// old');
  const server = await serverOfTest({ LOG_LEVEL: 'info' }, folder);

  const old = await fetch(`${server.base}/assets/old-12345678.js`);
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await old.text()).toBe('// old');
  expect(await (await fetch(`${server.base}/assets/${own}`)).text()).not.toBe('// old');

  // A file with another length ends its connection.
  const changes: Record<string, (file: string) => void> = {
    'icon-512.png': (file) => rmSync(file),
    'apple-touch-icon.png': (file) => truncateSync(file, 100),
    'favicon.ico': (file) => appendFileSync(file, 'HTTP/1.1 200 OK\r\n\r\n'),
  };
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const [name, change] of Object.entries(changes)) {
    change(join(client, name));
    const received = await sendRaw(server.port, ask('/livez') + ask(`/${name}`) + ask('/livez'));
    expect(statuses(received), name).toEqual(['200']);
    expect(received).toMatch(/alive\n$/);
  }
  expect((await fetch(`${server.base}/favicon.svg`)).status).toBe(200);

  rmSync(join(folder, 'dist'), { recursive: true });
  for (const path of pagePaths) expect((await fetch(server.base + path)).status, path).toBe(200);
  expect((await fetch(`${server.base}/no-such-page`)).status).toBe(404);
  expect(await stopServer(server)).toBe(0);
  const lines = logLines(server);
  for (const name of Object.keys(changes))
    expect(lines).toContainEqual(expect.objectContaining({ path: `/${name}`, status: 500, aborted: true }));
});

it('a file of another build with the same size and time, as in reproducible images, has another tag', async () => {
  const folder = folderOfTest();
  /** Writes the file in this color, and returns what a browser that has the one of these tags gets, by encoding. */
  const build = async (color: string, tags: readonly string[] = []) => {
    for (const end of ['', '.br', '.gz']) {
      writeFileSync(join(folder, `favicon.svg${end}`), `<svg fill="${color}"/>`);
      utimesSync(join(folder, `favicon.svg${end}`), 1, 1);
    }
    const app = express().use(staticFiles(folder));
    const answers: [status: number, tag: string][] = [];
    for (const [index, encoding] of ['br', 'gzip', 'identity'].entries()) {
      const before = { 'If-None-Match': tags[index] ?? '', 'If-Modified-Since': new Date(1000).toUTCString() };
      const { status, headers } = await request(app)
        .head('/favicon.svg')
        .set({ 'Accept-Encoding': encoding, ...before });
      answers.push([status, headers['etag'] ?? '']);
    }
    return answers;
  };
  const first = (await build('#123456')).map(([, tag]) => tag);
  expect(first[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first).toEqual(Array(3).fill(first[0]));
  for (const [index, [status, tag]] of (await build('#654321', first)).entries()) {
    expect(status).toBe(200);
    expect(tag).not.toBe(first[index]);
  }
  expect(await build('#123456', first)).toEqual(first.map((tag) => [304, tag]));
});
