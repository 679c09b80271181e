import express, { type Express } from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../src/server/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { appWith } from '../../support/server/source-app.ts';

/** Serves an app as the site does, until the process of the tests ends. Returns the port. */
const serve = (app: Express) => listen(createHttpServer(app, { ready: true }).unref());
const site = await serve(appWith());
/** Answers with the address. */
const echo = await serve(express().use(({ url }, response) => void response.end(url)));

/** Sends bytes. Returns what comes until the connection is closed. */
const send = (text: string, port = echo): Promise<string> => sendRaw(port, text);

const host = 'Host: www.example.com\r\n';
const close = 'Connection: close\r\n';

it('a body is not read as a request', async () => {
  const inner = `GET /livez HTTP/1.1\r\n${host}\r\n`;
  for (const method of ['GET', 'POST']) {
    const outer = `${method} /about HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\n\r\n${inner}`;
    const received = await send(`${outer}GET /no-such-page HTTP/1.1\r\n${host}${close}\r\n`, site);
    expect(statuses(received)).toEqual([method === 'GET' ? '200' : '405', '404']);
  }
});

it.each(['CONNECT evil.example:443', 'TRACE /', 'OPTIONS *', 'PROPFIND /'])('%s gets no content', async (line) => {
  const received = await send(`${line} HTTP/1.1\r\n${host}${close}\r\n`, site);
  expect([[], ['405']]).toContainEqual(statuses(received));
});

it.each([
  ['//a@[/#y', '//a@[/%23y'],
  ['/x.svg#y', '/x.svg%23y'],
  ['http://evil.example/about?x', '/about?x'],
  ['http://evil.example', '/'],
])('the address %s reaches the app as %s', async (address, path) => {
  expect(await send(`GET ${address} HTTP/1.1\r\nHost: x\r\n${close}\r\n`)).toMatch(`\r\n\r\n${path}`);
});

it('headers may have 32 kB, for the cookies of other sites, and more get 431', async () => {
  const request = (size: number) => `GET / HTTP/1.1\r\n${host}${close}Cookie: ${'a'.repeat(size)}\r\n\r\n`;
  expect(statuses(await send(request(32_000)))).toEqual(['200']);
  for (const size of [33_000, 1_000_000]) expect(statuses(await send(request(size)))).toEqual(['431']);
  expect(statuses(await send(`GET /${'a'.repeat(33_000)} HTTP/1.1\r\n${host}\r\n`))).toEqual(['431']);
});
