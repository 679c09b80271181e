import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../src/entry-server.tsx';
import { routes } from '../../src/routes.tsx';
import { createPageCache } from '../../src/server/page-cache.ts';
import type { EncodedPage } from '../../src/server/pages.ts';
import { appWith, builtApp } from './app.ts';
import { rawRequest } from './raw-request.ts';

const render = vi.fn<() => Promise<Rendering>>(() =>
  Promise.resolve({ html: Buffer.from('<p>page</p>'), styleHash: 'sha256-none' }),
);
const counted = appWith({ render });
const built = builtApp();
const tagOf = async (path: string, app = built) => String((await request(app).get(path)).headers.etag);

describe('a page that the visitor has already', () => {
  const cases: readonly [string, (tag: string) => string, number][] = [
    ['the tag itself', (tag) => tag, 304],
    ['the strong form of the tag', (tag) => tag.replace('W/', ''), 304],
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

  it('HEAD too is answered with 304', async () => {
    const tag = await tagOf('/about');
    await request(built).head('/about').set('If-None-Match', tag).expect(304).expect('ETag', tag);
  });

  it.each(['no-cache', 'max-age=0, no-cache'])('a reload with Cache-Control: %s gets it anew', async (value) => {
    const tag = await tagOf('/about');
    await request(built).get('/about').set('If-None-Match', tag).set('Cache-Control', value).expect(200);
  });

  it('has the same tag in every encoding, and every page another', async () => {
    const tags = new Set<unknown>();
    for (const path of routes.keys()) {
      const answers = await Promise.all(
        ['br', 'gzip', 'identity'].map((encoding) =>
          rawRequest(built, path, { headers: { 'Accept-Encoding': encoding } }),
        ),
      );
      const [tag, ...others] = new Set(answers.map(({ headers }) => headers.etag));
      expect(others).toEqual([]);
      tags.add(tag);
    }
    expect(tags.size).toBe(routes.size);
  });

  it('has another tag under other settings', async () => {
    expect(await tagOf('/', builtApp({ SITE_NAME: 'Another' }))).not.toBe(await tagOf('/'));
  });

  it.each([
    ['/about?utm_source=x', '/about', true],
    ['/blog?utm_source=x&category=safety', '/blog?category=safety', true],
    ['/contact?urgency=emergency&x&service=emergency', '/contact?service=emergency&urgency=emergency', true],
    ['/blog?category=safety', '/blog', false],
    ['/contact?service=emergency', '/contact?service=laser-alignment', false],
    ['/contact?service=a?b', '/contact?service=a', false],
  ])('of %s and %s the tag and the bytes are the same: %s', async (one, other, same) => {
    expect((await tagOf(one)) === (await tagOf(other))).toBe(same);
    const [first, second] = await Promise.all([request(built).get(one), request(built).get(other)]);
    // Another value may show the same; the same tag must.
    expect(first.text === second.text || !same).toBe(true);
  });

  it.each(['/nowhere', '/services/x'])('%s is missing: no tag, and kept only for a short while', async (path) => {
    const { headers } = await request(built).get(path).set('If-None-Match', '*').expect(404);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=10', vary: 'Accept-Encoding' });
  });
});

it('all missing pages are the same bytes, whatever their address', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const paths = ['/nowhere', '/services/x?service=emergency', '/a/b/c', '/%3cscript%3e', '/constructor'];
  const [first, ...others] = await Promise.all(paths.map((path) => rawRequest(built, path, { headers })));
  for (const other of others) {
    expect(other.body).toEqual(first?.body);
    expect(other.headers['content-security-policy']).toBe(first?.headers['content-security-policy']);
  }
});

describe('the page cache', () => {
  it('is off by default: every request is rendered', async () => {
    render.mockClear();
    await request(counted).get('/');
    await request(counted).get('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('answers hits with the bytes and headers of misses, in every encoding', async () => {
    const cached = builtApp({ PAGE_CACHE: '16' });
    const changing = { date: '', 'x-request-id': '' };
    for (const path of [
      ...routes.keys(),
      '/contact?service=emergency&urgency=emergency',
      '/blog?category=safety',
      '/x',
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': encoding };
        const plain = await rawRequest(built, path, { headers });
        const miss = await rawRequest(cached, path, { headers });
        const hit = await rawRequest(cached, path, { headers });
        for (const answer of [miss, hit]) {
          expect(answer.body.equals(plain.body), `${path} in ${encoding}`).toBe(true);
          expect({ ...answer.headers, ...changing }).toEqual({ ...plain.headers, ...changing });
        }
      }
    }
  });

  it('renders a page once: for each encoding and each query value that the page reads, not for others', async () => {
    const app = appWith({ render, cache: createPageCache(1) });
    const renderings = async (...paths: string[]) => {
      render.mockClear();
      for (const path of paths) await request(app).get(path);
      return render.mock.calls.length;
    };
    expect(await renderings('/', '/', '/?a', '/?b=1')).toBe(1);
    expect(await renderings('/blog', '/blog?category=safety', '/blog?category=safety&x')).toBe(2);
    // One entry for all that is missing: nobody fills the cache with addresses that he invents.
    expect(await renderings('/x', '/y?category=1', '/services/z')).toBe(1);
    render.mockClear();
    await request(app).get('/').set('Accept-Encoding', 'br');
    await request(app).head('/').set('Accept-Encoding', 'br');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders a page once for requests that come at once, and keeps no failure', async () => {
    const cache = createPageCache(1);
    const page = { body: Buffer.from('x'), policy: '' };
    const make = vi.fn<() => Promise<EncodedPage>>(() => Promise.resolve(page));
    await Promise.all(['a', 'a', 'a'].map((key) => cache.get(key, make)));
    expect(make).toHaveBeenCalledTimes(1);
    await expect(cache.get('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(cache.get('b', make)).resolves.toBe(page);
  });

  it('keeps no more bytes than the setting says, and drops what was not asked for longest', async () => {
    const cache = createPageCache(1);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, () => {
        made.push(key);
        return Promise.resolve({ body: Buffer.alloc(100_000), policy: '' });
      });
    const keys = Array.from({ length: 30 }, (_, index) => String(index));
    for (const key of keys) await ask(key);
    made.length = 0;
    for (const key of keys.toReversed()) await ask(key);
    // One megabyte holds ten of them: the last ten are still there.
    expect(made).toEqual(keys.slice(0, 20).toReversed());
  });
});
