import express from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../src/server/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { ask } from '../../support/server/raw-request.ts';

const ready = { ready: true };
/** Answers with the address. */
const echo = createHttpServer(
  express().use(({ url }, response) => void response.end(url)),
  ready,
).unref();
const port = await listen(echo);

it.each([
  ['//a@[/#y', '//a@[/%23y'],
  ['/x.svg#y', '/x.svg%23y'],
  ['http://evil.example/about?x', '/about?x'],
  ['http://evil.example', '/'],
])('the address %s reaches the app as %s', async (address, path) => {
  expect(String((await ask(port, address)).body)).toBe(path);
});

it('headers may have 32 kB, for the cookies of other sites', async () => {
  expect((await ask(port, '/', { headers: { Cookie: 'a'.repeat(32_000) } })).status).toBe(200);
  expect((await ask(port, '/', { headers: { Cookie: 'a'.repeat(33_000) } })).status).toBe(431);
});

it('a request has 15 seconds, one with uploads 5 minutes, its headers 10 seconds, and a connection KEEP_ALIVE', () => {
  expect(echo).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000, timeout: 30_000 });
  const limits = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 7000 };
  expect(createHttpServer(express(), ready, true, 7)).toMatchObject(limits);
});
