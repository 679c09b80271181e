import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../src/entry-server.tsx';
import { pagePaths } from '../../src/routes.tsx';
import { pageAddresses } from '../support/page-addresses.ts';
import { lasting, rawRequest, type RawAnswer } from '../support/raw-request.ts';
import { appWith, builtApp } from '../support/test-app.ts';

const render = vi.fn<() => Promise<Rendering>>(() =>
  Promise.resolve({ html: Buffer.from('<p>page</p>'), styleHash: 'sha256-none' }),
);
const counted = appWith({ render });
const built = builtApp();
const tagOf = async (path: string, app = built) => String((await request(app).get(path)).headers.etag);

describe('a page that the visitor has already', () => {
  const cases: readonly [string, (tag: string) => string, number][] = [
    ['the tag itself', (tag) => tag, 304],
    ['any', () => '*', 304],
    ['one of several tags', (tag) => `"a", W/"b" ,${tag}`, 304],
    ['another tag', () => 'W/"other"', 200],
    ['no quotes', (tag) => tag.replaceAll('"', ''), 200],
  ];
  it.each(cases)('If-None-Match with %s', async (_name, header, status) => {
    const tag = await tagOf('/about', counted);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    render.mockClear();
    const answer = await request(counted).get('/about').set('If-None-Match', header(tag)).expect(status);
    // 304 comes without rendering: the tag is made from the build, the settings and the address.
    expect(render).toHaveBeenCalledTimes(status === 304 ? 0 : 1);
    expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(answer.text).toBe(status === 304 ? '' : '<p>page</p>');
  });

  it('HEAD is answered with 304, too, and a forced reload with 200', async () => {
    const tag = await tagOf('/about');
    await request(built).head('/about').set('If-None-Match', tag).expect(304).expect('ETag', tag);
    await request(built).get('/about').set('If-None-Match', tag).set('Cache-Control', 'no-cache').expect(200);
  });

  it('has the same tag in every encoding, and every page another', async () => {
    const tags = new Set<unknown>();
    for (const path of pagePaths) {
      const answers = await Promise.all(
        ['br', 'gzip', 'identity'].map((encoding) =>
          rawRequest(built, path, { headers: { 'Accept-Encoding': encoding } }),
        ),
      );
      const [tag, ...others] = new Set(answers.map(({ headers }) => headers.etag));
      expect(others).toEqual([]);
      tags.add(tag);
    }
    expect(tags.size).toBe(pagePaths.length);
  });

  it('has another tag under other settings', async () => {
    for (const settings of [{ SITE_NAME: 'Another' }, { SITE_INDEXING: 'off' }]) {
      expect(await tagOf('/', builtApp(settings))).not.toBe(await tagOf('/'));
    }
  });

  it.each([
    ['/about', 'params'],
    ['/contact', 'key-order, params, except=("service" "urgency")'],
    ['/blog?category=safety', 'key-order, params, except=("category")'],
  ])('%s tells caches which query values change nothing in it', async (address, expected) => {
    const { headers } = await request(built).get(address).expect('No-Vary-Search', expected);
    await request(built)
      .get(address)
      .set('If-None-Match', String(headers.etag))
      .expect(304)
      .expect('No-Vary-Search', expected);
  });

  it.each([
    ['/blog?utm_source=x&category=safety', '/blog?category=safety', true],
    ['/contact?urgency=emergency&x&service=emergency', '/contact?service=emergency&urgency=emergency', true],
    ['/blog?category=safety', '/blog', false],
    ['/contact?service=a?b', '/contact?service=a', false],
  ])('of %s and %s the tag and the bytes are the same: %s', async (one, other, same) => {
    expect((await tagOf(one)) === (await tagOf(other))).toBe(same);
    const [first, second] = await Promise.all([request(built).get(one), request(built).get(other)]);
    // With the same tag the pages must be the same; with different tags they may be.
    expect(first.text === second.text || !same).toBe(true);
  });

  it('has no tag where it is missing, and is kept only for a short while', async () => {
    const { headers } = await request(built).get('/no-such-page').set('If-None-Match', '*').expect(404);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=10', vary: 'Accept-Encoding' });
  });
});

it('all missing pages are the same bytes, whatever their address', async () => {
  const paths = ['/no-such-page', '/services/x?service=emergency', '/%3cscript%3e'];
  const headers = { 'Accept-Encoding': 'br' };
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await rawRequest(built, path, { headers });
      // Between two of the answers a smaller form may have been made of the same bytes.
      return { page: brotliDecompressSync(answer.body), policy: answer.headers['content-security-policy'] };
    }),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

describe('the compression of a page', () => {
  const ask = (app: typeof built, path: string, encoding = 'br') =>
    rawRequest(app, path, { headers: { 'Accept-Encoding': encoding } });

  it('is made quickly for the first visitor, then as small as it gets; the page is rendered each time', async () => {
    const page = Buffer.from('<p>page</p>'.repeat(1000));
    render.mockClear();
    render.mockResolvedValue({ html: page, styleHash: 'sha256-none' });
    const app = appWith({ render });
    const [first] = [await ask(app, '/')];
    const best = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } });
    expect(first.body.equals(best)).toBe(false);
    expect(brotliDecompressSync(first.body).equals(page)).toBe(true);
    await expect.poll(async () => (await ask(app, '/')).body.equals(best)).toBe(true);
    const before = render.mock.calls.length;
    await ask(app, '/');
    expect(render).toHaveBeenCalledTimes(before + 1);
  });

  it('is made again when the page has changed', async () => {
    const app = appWith({ render });
    for (const text of ['<p>one</p>', '<p>two</p>']) {
      render.mockResolvedValue({ html: Buffer.from(text), styleHash: 'sha256-none' });
      expect(brotliDecompressSync((await ask(app, '/')).body).toString()).toBe(text);
      expect(brotliDecompressSync((await ask(app, '/')).body).toString()).toBe(text);
    }
  });

  it('changes nothing but the length of the answer', async () => {
    const lengthless = (answer: RawAnswer) => ({ ...lasting(answer), 'content-length': '' });
    for (const path of pageAddresses) {
      const plain = (await ask(built, path, 'identity')).body;
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const first = await ask(built, path, encoding);
        const second = await ask(built, path, encoding);
        for (const { body } of [first, second]) expect(decode(body).equals(plain), `${path} in ${encoding}`).toBe(true);
        expect(lengthless(second)).toEqual(lengthless(first));
      }
    }
  });
});
