import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openSocket, sendRaw, statuses } from '../../support/server/raw-socket.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  expect(await stopServer(server)).toBe(0);
});

const send = (text: string) => sendRaw(server.port, text);
const host = 'Host: www.example.com\r\n';
const close = 'Connection: close\r\n';

describe('malformed requests', () => {
  // A proxy and the server could disagree on how many requests each of these is.
  const chunked = 'Transfer-Encoding: chunked\r\n';
  it.each([
    ['length and chunks', `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\nG`],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 44\r\n\r\n`],
    ['a signed length', `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nhello`],
    ['a space before the colon', `POST / HTTP/1.1\r\n${host}Content-Length : 5\r\n\r\nhello`],
    ['a masked coding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a folded header', `POST / HTTP/1.1\r\n${host}Transfer-Encoding:\r\n chunked\r\n\r\nzz\r\n`],
    ['a bare LF after the request line', `GET / HTTP/1.1\n${host}\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\nHost: x\0\r\n\r\n`],
    ['a space in the path', `GET /a b HTTP/1.1\r\n${host}\r\n`],
    ['no host', `GET / HTTP/1.1\r\n\r\n`],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s: is not read as two requests, and closes the connection', async (_name, text) => {
    const received = await send(`${text}GET /livez HTTP/1.1\r\n${host}\r\n`);
    // After valid headers the 405 may be sent before the body proves to be malformed.
    expect([['400'], ['405', '400'], ['405']]).toContainEqual(statuses(received));
    expect(received).not.toContain('alive\n');
  });

  it('a body is not read as a request', async () => {
    const inner = `GET /livez HTTP/1.1\r\n${host}\r\n`;
    for (const method of ['GET', 'POST']) {
      const received = await send(
        `${method} /about HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\n\r\n${inner}GET /no-such-page HTTP/1.1\r\n${host}${close}\r\n`,
      );
      expect(statuses(received)).toEqual([method === 'GET' ? '200' : '405', '404']);
    }
  });

  it.each(['CONNECT evil.example:443', 'TRACE /', 'OPTIONS *', 'PROPFIND /'])('%s gets no content', async (line) => {
    const received = await send(`${line} HTTP/1.1\r\n${host}${close}\r\n`);
    expect([[], ['405']]).toContainEqual(statuses(received));
  });
});

describe('requests that are too large', () => {
  it('headers over 16 kB get 431', async () => {
    for (const size of [20_000, 1_000_000]) {
      expect(statuses(await send(`GET / HTTP/1.1\r\n${host}Cookie: ${'a'.repeat(size)}\r\n\r\n`))).toEqual(['431']);
    }
    expect(statuses(await send(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`))).toEqual(['431']);
    const under = await send(`GET / HTTP/1.1\r\n${host}${close}Cookie: ${'a'.repeat(15_000)}\r\n\r\n`);
    expect(statuses(under)).toEqual(['200']);
  });

  it('a client that sends on after its refusal is disconnected', async () => {
    const { socket } = await openSocket(server.port);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const flood = setInterval(() => socket.write('nonsense '.repeat(1000)), 20);
    await closed;
    clearInterval(flood);
  });
});

describe('connections', () => {
  it('are kept alive, and pipelined requests are answered in order', async () => {
    const request = (path: string, end = '') => `GET ${path} HTTP/1.1\r\n${host}${end}\r\n`;
    const received = await send(
      request('/livez') + request('/no-such-page') + request('/about') + request('/readyz', close),
    );
    expect(statuses(received)).toEqual(['200', '404', '200', '200']);
    expect(received).toContain('Keep-Alive: timeout=65');
  });

  it('are closed after KEEP_ALIVE without a request', async () => {
    const impatient = await startServer({ KEEP_ALIVE: '1' });
    onTestFinished(() => void impatient.child.kill());
    const { socket, received } = await openSocket(impatient.port);
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    const start = performance.now();
    expect(received()).toContain('Keep-Alive: timeout=1\r\n');
    await once(socket, 'close');
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  it('that clients abort leave no socket and no file open', async () => {
    const descriptors = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
    const before = descriptors();
    const assets = readdirSync('dist/client/assets').filter((name) => /^(entry-client|shared).*\.js$/.test(name));
    for (let turn = 0; turn < 40; turn += 1) {
      const downloads = assets.map(async (name) => {
        const { socket } = await openSocket(server.port);
        socket.write(`GET /assets/${name} HTTP/1.1\r\n${host}\r\n`);
        await once(socket, 'data');
        socket.resetAndDestroy();
      });
      const pages = ['/', '/contact', '/no-such-page', '/favicon.svg'].map(async (path, index) => {
        const { socket } = await openSocket(server.port);
        socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\n`);
        // Some disconnect at once, others during the response.
        await sleep((turn + index) % 3);
        socket.resetAndDestroy();
      });
      await Promise.all([...downloads, ...pages]);
    }
    await expect.poll(descriptors).toBeLessThanOrEqual(before);
    expect((await fetch(`${server.base}/about`)).status).toBe(200);
  });
});
