import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import express from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../src/server/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { openSocket, sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';

/** Answers with the address. */
const ready = { ready: true };
const echo = createHttpServer(
  express().use(({ url }, response) => void response.end(url)),
  ready,
).unref();
const port = await listen(echo);
const ask = (path: string, lines = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;
const send = (path: string, lines = '') => sendRaw(port, ask(path, `Connection: close\r\n${lines}`));

it.each([
  ['//a@[/#y', '//a@[/%23y'],
  ['/x.svg#y', '/x.svg%23y'],
  ['http://evil.example/about?x', '/about?x'],
  ['http://evil.example', '/'],
])('the address %s reaches the app as %s', async (address, path) => {
  expect(await send(address)).toMatch(`\r\n\r\n${path}`);
});

it('headers may have 32 kB, for the cookies of other sites', async () => {
  expect(statuses(await send('/', `Cookie: ${'a'.repeat(32_000)}\r\n`))).toEqual(['200']);
  expect(statuses(await send('/', `Cookie: ${'a'.repeat(33_000)}\r\n`))).toEqual(['431']);
});

it('a request has 15 seconds, one with uploads 5 minutes, and its headers 10 seconds', () => {
  expect(echo).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000, timeout: 30_000 });
  expect(createHttpServer(express(), ready, true)).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000 });
});

// Other systems have no /proc file system.
it.skipIf(process.platform !== 'linux')('clients that leave early leave no socket and no file open', async () => {
  const server = await serverOfTest({ KEEP_ALIVE: '7' });
  const descriptors = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  expect((await fetch(`${server.base}/about`)).headers.get('keep-alive')).toBe('timeout=7');
  const before = descriptors();
  const scripts = readdirSync('dist/client/assets').filter((name) => /^(entry-client|shared).*\.js$/.test(name));
  expect(scripts).toHaveLength(2);
  const paths = [...scripts.map((name) => `/assets/${name}`), '/', '/no-such-page', '/favicon.svg'];
  for (let turn = 0; turn < 4; turn += 1)
    await Promise.all(
      paths.map(async (path) => {
        const { socket } = await openSocket(server.port);
        socket.write(ask(path));
        await once(socket, 'data');
        socket.resetAndDestroy();
      }),
    );
  await expect.poll(descriptors).toBeLessThanOrEqual(before);
});
