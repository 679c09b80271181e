import express, { type Express } from 'express';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../src/server/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { openSocket, sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { appWith } from '../../support/server/source-app.ts';

/** Serves an app as the site does, until the process of the tests ends. Returns the port. */
const serve = (app: Express) => listen(createHttpServer(app).unref());
const site = await serve(appWith());
/** Answers with the address. */
const echo = await serve(express().use(({ url }, response) => void response.end(url)));

/** Sends bytes. Returns what comes until the connection is closed. */
const send = (text: string, port = echo): Promise<string> => sendRaw(port, text);

const host = 'Host: www.example.com\r\n';
const close = 'Connection: close\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';

// A proxy and the server could disagree on how many requests each of these is. Node's lenient parser accepts them.
it.each([
  ['length and chunks', `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\nG`],
  ['a space before the colon', `POST / HTTP/1.1\r\n${host}Content-Length : 5\r\n\r\nhello`],
  ['a folded header', `POST / HTTP/1.1\r\n${host}Transfer-Encoding:\r\n chunked\r\n\r\nzz\r\n`],
  ['a bare LF after the request line', `GET / HTTP/1.1\n${host}\r\n`],
  ['a NUL in a header', `GET / HTTP/1.1\r\nHost: x\0\r\n\r\n`],
])('%s: is not read as two requests, and closes the connection', async (_name, text) => {
  const received = await send(`${text}GET /livez HTTP/1.1\r\n${host}\r\n`, site);
  // After valid headers the 405 may be sent before the body proves to be malformed.
  expect([['400'], ['405', '400'], ['405']]).toContainEqual(statuses(received));
  expect(received).not.toContain('alive\n');
});

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

it('addresses that no browser sends reach the app', async () => {
  for (const path of ['//a@[/', '/x.svg'])
    expect(await send(`GET ${path}#y HTTP/1.1\r\nHost: x\r\n${close}\r\n`)).toContain(`${path}%23y`);
});

it('headers over 16 kB get 431', async () => {
  const request = (size: number) => `GET / HTTP/1.1\r\n${host}${close}Cookie: ${'a'.repeat(size)}\r\n\r\n`;
  for (const size of [20_000, 1_000_000]) expect(statuses(await send(request(size)))).toEqual(['431']);
  expect(statuses(await send(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`))).toEqual(['431']);
  expect(statuses(await send(request(15_000)))).toEqual(['200']);
});

it('a client that sends on after its refusal is disconnected', async () => {
  const { socket } = await openSocket(site);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const flood = setInterval(() => socket.write('nonsense '.repeat(1000)), 20);
  await closed;
  clearInterval(flood);
});

it.each([
  ['two Host fields', 'HTTP/1.1', 'Host: x\r\nHost: y\r\n', '400'],
  ['two equal Host fields', 'HTTP/1.1', 'Host: x\r\nhost: x\r\n', '400'],
  ['no Host field', 'HTTP/1.1', 'X: x\r\n', '400'],
  ['two empty Host fields', 'HTTP/1.1', 'Host:\r\nHost:\r\n', '400'],
  ['an empty Host', 'HTTP/1.1', 'Host:\r\n', '200'],
  ['a Host', 'HTTP/1.1', host, '200'],
  ['no Host field', 'HTTP/1.0', '', '200'],
])('a request with %s in %s and %j gets %s', async (_name, version, lines, status) => {
  expect(statuses(await send(`GET / ${version}\r\n${lines}${close}\r\n`))).toEqual([status]);
});
