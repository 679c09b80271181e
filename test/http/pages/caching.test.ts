import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { lasting, rawRequest, type RawAnswer } from '../../support/server/raw-request.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { appWith, builtApp } from '../../support/server/test-app.ts';

const renderPage = vi.fn<() => Promise<Rendering>>(() =>
  Promise.resolve({ html: Buffer.from('<p>page</p>'), styleHash: 'sha256-none' }),
);
const counted = appWith({ renderPage });
const built = builtApp();
const tagOf = async (path: string, app = built) => String((await request(app).get(path)).headers.etag);
const get = (app: typeof built, path: string, encoding = 'br') =>
  rawRequest(app, path, { headers: { 'Accept-Encoding': encoding } });

describe('the ETag of a page', () => {
  const cases: readonly [string, (tag: string) => string, number][] = [
    ['the tag', (tag) => tag, 304],
    ['*', () => '*', 304],
    ['a list with the tag', (tag) => `"a", W/"b" ,${tag}`, 304],
    ['another tag', () => 'W/"other"', 200],
    ['the tag without quotes', (tag) => tag.replaceAll('"', ''), 200],
  ];
  it.each(cases)('If-None-Match with %s', async (_name, header, status) => {
    const tag = await tagOf('/about', counted);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    renderPage.mockClear();
    const answer = await request(counted).get('/about').set('If-None-Match', header(tag)).expect(status);
    expect(renderPage).toHaveBeenCalledTimes(status === 304 ? 0 : 1);
    expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform',
    );
    expect(answer.text).toBe(status === 304 ? '' : '<p>page</p>');
  });

  it('revalidates HEAD requests, but not forced reloads', async () => {
    const tag = await tagOf('/about');
    await request(built).head('/about').set('If-None-Match', tag).expect(304).expect('ETag', tag);
    await request(built).get('/about').set('If-None-Match', tag).set('Cache-Control', 'no-cache').expect(200);
  });

  it('differs under other settings', async () => {
    for (const settings of [{ SITE_NAME: 'Another' }, { SITE_INDEXING: 'off' }]) {
      expect(await tagOf('/', builtApp(settings))).not.toBe(await tagOf('/'));
    }
  });

  it.each([
    ['/blog?utm_source=x&category=safety', '/blog?category=safety', true],
    ['/contact?urgency=emergency&x&service=emergency', '/contact?service=emergency&urgency=emergency', true],
    ['/blog?category=safety', '/blog', false],
    ['/contact?service=emergency-repair', '/contact', false],
    ['/contact?service=zzz1&urgency=zzz2', '/contact', true],
    ['/contact?service=zzz1&urgency=emergency', '/contact?urgency=emergency', true],
    ['/blog?category=zzz', '/blog', true],
  ])('is the same for %s and %s: %s', async (one, other, same) => {
    expect((await tagOf(one)) === (await tagOf(other))).toBe(same);
    const [first, second] = await Promise.all([request(built).get(one), request(built).get(other)]);
    // Pages with different tags may be equal.
    expect(first.text === second.text || !same).toBe(true);
  });

  it.each([
    ['/about', 'params'],
    ['/contact', 'key-order, params, except=("service" "urgency")'],
    ['/blog?category=safety', 'key-order, params, except=("category")'],
  ])('comes with the query parameters that change %s, in 200 and in 304', async (address, expected) => {
    const tag = await tagOf(address);
    await request(built).get(address).expect(200).expect('No-Vary-Search', expected);
    await request(built).get(address).set('If-None-Match', tag).expect(304).expect('No-Vary-Search', expected);
  });
});

describe('the 404 page', () => {
  it('has no ETag and is kept for ten seconds', async () => {
    const { headers } = await request(built).get('/no-such-page').set('If-None-Match', '*').expect(404);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, no-transform',
      vary: 'Accept-Encoding',
    });
  });

  it('is rendered once for all addresses, and again after an error', async () => {
    renderPage.mockClear().mockRejectedValueOnce(new Error('broken'));
    const app = appWith({ renderPage, staticFolders: ['dist/client'] });
    await request(app).get('/wp-0.php').expect(500);
    const paths = Array.from({ length: 20 }, (_, index) => (index % 2 ? `/wp-${index}` : `/wp-${index}.php?x`));
    await Promise.all(paths.map((path) => request(app).get(path).expect(404, '<p>page</p>')));
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('has the same bytes at every address', async () => {
    const paths = ['/no-such-page', '/services/x?service=emergency', '/%3cscript%3e'];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { body, headers } = await get(built, path);
        // The compressed bytes may differ, because the server compresses the page a second time in the background.
        return { page: brotliDecompressSync(body), policy: headers['content-security-policy'] };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe('the compression of a page', () => {
  it('is fast for the first visitor, then as small as possible, while the page is rendered each time', async () => {
    const page = Buffer.from('<p>page</p>'.repeat(1000));
    renderPage.mockClear();
    renderPage.mockResolvedValue({ html: page, styleHash: 'sha256-none' });
    const app = appWith({ renderPage });
    const first = await get(app, '/');
    const best = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } });
    expect(first.body.equals(best)).toBe(false);
    expect(brotliDecompressSync(first.body).equals(page)).toBe(true);
    await expect.poll(async () => (await get(app, '/')).body.equals(best)).toBe(true);
    const before = renderPage.mock.calls.length;
    await get(app, '/');
    expect(renderPage).toHaveBeenCalledTimes(before + 1);
  });

  it('is kept once for all query values that the page does not know', async () => {
    const app = builtApp();
    const sizeOf = async (path: string) => (await get(app, path)).body.length;
    const quick = await sizeOf('/contact');
    await expect.poll(() => sizeOf('/contact')).toBeLessThan(quick);
    const best = await sizeOf('/contact');
    for (const path of ['/contact?service=zzz1', '/contact?urgency=zzz2']) expect(await sizeOf(path)).toBe(best);
  });

  it('follows changes of the page', async () => {
    const app = appWith({ renderPage });
    for (const text of ['<p>one</p>', '<p>one</p>', '<p>two</p>', '<p>two</p>']) {
      renderPage.mockResolvedValue({ html: Buffer.from(text), styleHash: 'sha256-none' });
      expect(brotliDecompressSync((await get(app, '/')).body).toString()).toBe(text);
    }
  });

  it('changes neither the page nor a header except Content-Length, and every page has an ETag of its own', async () => {
    const withoutLength = (answer: RawAnswer) => ({ ...lasting(answer), 'content-length': '' });
    const tags = new Set<unknown>();
    for (const path of pageAddresses) {
      const plain = await get(built, path, 'identity');
      tags.add(plain.headers.etag);
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answers = [await get(built, path, encoding), await get(built, path, encoding)];
        for (const answer of answers) {
          expect(decode(answer.body).equals(plain.body), `${path} in ${encoding}`).toBe(true);
          expect(withoutLength(answer)).toEqual({ ...withoutLength(plain), 'content-encoding': encoding });
        }
      }
    }
    expect(tags.size).toBe(pageAddresses.length);
  });
});

it('processes with other time zones and languages serve every page with the same bytes', async () => {
  const servers = await Promise.all([
    startServer({ TZ: 'UTC', LANG: 'C' }),
    startServer({ TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' }),
  ]);
  for (const path of pageAddresses) {
    const [one, other] = await Promise.all(servers.map(async ({ base }) => (await fetch(base + path)).text()));
    expect(one, path).toBe(other);
    expect(one).toContain('<h1');
  }
  await Promise.all(servers.map(stopServer));
});

it('no proxy may change what is HTML, because a page with other text cannot be hydrated', async () => {
  const failing = appWith({ renderPage: () => Promise.reject(new Error('broken')) });
  const delivering = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const post = (body: object) =>
    request(delivering).post('/contact').type('form').set('Accept', 'text/html').send(body);
  const answers = [
    await request(built).get('/').expect(200),
    await request(built).get('/').set('If-None-Match', '*').expect(304),
    await request(built).get('/About').expect(308),
    await request(built).get('/none').expect(404),
    await request(built).get('/assets/none.js').expect(404),
    await request(failing).get('/').expect(500),
    await request(delivering).get('/contact/sent').expect(200),
    await post({ message: 'x' }).expect(422),
    await post({}).set('Origin', 'https://evil.example').expect(403),
  ];
  for (const { headers } of answers) expect(headers['cache-control']).toMatch(/(^|, )no-transform$/);
});
