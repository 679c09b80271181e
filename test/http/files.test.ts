import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openServer } from '../support/open-server.ts';
import { lasting, rawRequest } from '../support/raw-request.ts';
import { openSocket } from '../support/raw-socket.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();
const assets = readdirSync('dist/client/assets').filter((name) => !/\.(br|gz)$/.test(name));
const script = `/assets/${assets.find((name) => /^entry-client-.*\.js$/.test(name))}`;
const content = readFileSync(`dist/client${script}`);
const sizeOf = (name: string) => statSync(`dist/client/assets/${name}`).size;
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  rawRequest(app, path, { headers, method });

describe('files of the build', () => {
  it.each(assets.map((name) => [name]))('%s is served with its type, and kept for a year', async (name) => {
    expect(name).toMatch(/-[\w-]{8}\.\w+$/);
    const { status, headers, body } = await ask(`/assets/${name}`, {});
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 200,
      caching: 'public, max-age=31536000, immutable',
    });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(/^(text\/javascript|image\/svg\+xml|font\/woff2|image\/png)/);
    expect(body.equals(readFileSync(`dist/client/assets/${name}`))).toBe(true);
  });

  it('files without a hash in their name are kept for an hour', async () => {
    const names = readdirSync('dist/client').filter((name) => /^[^.].*\.\w+$/.test(name) && !/\.(br|gz)$/.test(name));
    expect(names).toContain('favicon.svg');
    for (const name of names) {
      const { status, headers } = await ask(`/${name}`, {});
      expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=3600']);
    }
  });
});

describe('encodings of a file and of a page', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  const cases = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.000', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['identity;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['*', 'br'],
    ['deflate, compress, zstd', 'identity'],
    ['', 'identity'],
  ] as const;

  it.each(cases)('Accept-Encoding: %s gets %s', async (accept, encoding) => {
    for (const [path, plain] of [
      [script, content],
      ['/', Buffer.from((await request(app).get('/').set('Accept-Encoding', 'identity')).text)],
    ] as const) {
      const { status, headers, body } = await ask(path, { 'Accept-Encoding': accept });
      expect([status, headers['content-encoding'] ?? 'identity', headers.vary]).toEqual([
        200,
        encoding,
        'Accept-Encoding',
      ]);
      expect(headers['content-length']).toBe(String(body.length));
      expect(decode[encoding](body).equals(plain)).toBe(true);
    }
  });
});

describe('a file that the visitor has already', () => {
  it('has a tag in each encoding, with which it is not sent again', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const tag = String((await ask(script, headers)).headers.etag);
      const answer = await ask(script, { ...headers, 'If-None-Match': tag });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      tags.add(tag);
    }
    expect(tags.size).toBe(3);
  });

  it('HEAD equals GET without a body', async () => {
    for (const encoding of ['br', 'identity']) {
      const get = await ask(script, { 'Accept-Encoding': encoding });
      const head = await ask(script, { 'Accept-Encoding': encoding }, 'HEAD');
      expect(lasting(head)).toEqual(lasting(get));
      expect([head.status, head.body.length]).toEqual([200, 0]);
    }
  });

  it('cannot be written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(script, {}, method)).status).toBe(405);
  });
});

it.each(['bytes=0-99', 'bytes=0-1,5-6'])('a file is sent whole where a part is asked for: %s', async (range) => {
  const { status, headers, body } = await ask(script, { Range: range, 'Accept-Encoding': 'br' });
  expect([status, headers['content-range'], headers['content-encoding']]).toEqual([200, undefined, 'br']);
  expect(brotliDecompressSync(body).equals(content)).toBe(true);
});

it('200 downloads that visitors break off leave no file open', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const { server, port } = await openServer(app);
  const [largest = ''] = assets.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const breakOff = async () => {
    const { socket } = await openSocket(port);
    socket.write(`GET /assets/${largest} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  };
  await breakOff();
  const before = openFiles();
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, breakOff));
  await expect.poll(() => openFiles()).toBeLessThanOrEqual(before + 2);
  server.close();
});
