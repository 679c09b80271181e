import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { builtApp } from './app.ts';
import { rawRequest } from './raw-request.ts';

const app = builtApp();
const assets = readdirSync('dist/client/assets').filter((name) => !/\.(br|gz)$/.test(name));
const script = `/assets/${assets.find((name) => /^entry-client-.*\.js$/.test(name))}`;
const content = readFileSync(`dist/client${script}`);
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
    expect(headers['content-type']).toMatch(
      /^(text\/javascript; charset=utf-8|text\/css; charset=utf-8|image\/svg\+xml|font\/woff2|image\/png)/,
    );
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
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.000', 'identity'],
    ['br;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=1.0, gzip; q=0.8', 'br'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['deflate, compress, zstd', 'identity'],
    ['brotli, gzipped, xbr', 'identity'],
    ['gzip;q=nonsense', 'identity'],
    [',,;;q=,', 'identity'],
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

  it('compressed files are as small as the best level makes them', async () => {
    const { body } = await ask(script, { 'Accept-Encoding': 'br' });
    expect(body.equals(readFileSync(`dist/client${script}.br`))).toBe(true);
  });
});

describe('a file that the visitor has already', () => {
  it('has a tag of its bytes in each encoding, the same on every replica', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(script, { 'Accept-Encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const replica = await rawRequest(builtApp(), script, { headers: { 'Accept-Encoding': 'br' } });
    expect(replica.headers.etag).toBe(tags[0]);
    expect(replica.headers).not.toHaveProperty('last-modified');
  });

  it.each([
    ['the tag', (tag: string) => tag],
    ['its weak form', (tag: string) => `W/${tag}`],
    ['several', (tag: string) => `"a", ${tag}`],
    ['any', () => '*'],
  ])('is not sent again: %s', async (_name, header) => {
    const { headers } = await ask(script, { 'Accept-Encoding': 'br' });
    const answer = await ask(script, { 'Accept-Encoding': 'br', 'If-None-Match': header(String(headers.etag)) });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    for (const name of ['etag', 'vary', 'cache-control'] as const) expect(answer.headers[name]).toBe(headers[name]);
  });

  it('HEAD equals GET without a body', async () => {
    const changing = { date: '', 'x-request-id': '' };
    for (const encoding of ['br', 'identity']) {
      const get = await ask(script, { 'Accept-Encoding': encoding });
      const head = await ask(script, { 'Accept-Encoding': encoding }, 'HEAD');
      expect({ ...head.headers, ...changing }).toEqual({ ...get.headers, ...changing });
      expect([head.status, head.body.length]).toEqual([200, 0]);
    }
  });

  it('cannot be written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(script, {}, method)).status).toBe(405);
  });
});

describe('a part of a file', () => {
  const last = content.length - 1;
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, last],
    ['bytes=-50', last - 49, last],
    [`bytes=10-${last + 1000}`, 10, last],
  ])('%s', async (range, start, end) => {
    // A part is one of the plain file, also where the visitor would take it compressed.
    const { status, headers, body } = await ask(script, { Range: range, 'Accept-Encoding': 'br' });
    expect(status).toBe(206);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${content.length}`);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${content.length}-`, 'bytes=5-2'])('%s is 416', async (range) => {
    const { status, headers } = await ask(script, { Range: range });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  it.each(['bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes'])('%s gets the whole file', async (range) => {
    const { status, headers, body } = await ask(script, { Range: range });
    expect([status, headers['content-length']]).toEqual([200, String(content.length)]);
    expect(body.equals(content)).toBe(true);
  });

  it('is sent only of the version that the visitor has', async () => {
    const { etag } = (await ask(script, {})).headers;
    const range = { Range: 'bytes=0-9' };
    expect((await ask(script, { ...range, 'If-Range': String(etag) })).status).toBe(206);
    expect((await ask(script, { ...range, 'If-Range': '"older"' })).status).toBe(200);
    expect((await ask(script, { ...range, 'If-Range': `W/${etag}` })).status).toBe(200);
  });
});
