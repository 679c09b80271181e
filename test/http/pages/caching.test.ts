import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { pagePaths } from '../../../src/routes.tsx';
import { builtApp } from '../../support/server/built-app.ts';
import { served } from '../../support/server/served-pages.ts';
import { appWith } from '../../support/server/source-app.ts';

const renderPage = vi.fn<() => Promise<Rendering>>(() =>
  Promise.resolve({ html: Buffer.from('<p>page</p>'), style: '' }),
);
const counted = appWith({ renderPage });
const built = builtApp();
const tagOf = async (path: string, app = built) => String((await request(app).get(path)).headers.etag);

describe('the ETag of a page', () => {
  it.each<[string, (tag: string) => string, number]>([
    ['the tag', (tag) => tag, 304],
    ['*', () => '*', 304],
    ['a list with the tag', (tag) => `"a", W/"b" ,${tag}`, 304],
    ['another tag', () => 'W/"other"', 200],
    ['the tag without quotes', (tag) => tag.replaceAll('"', ''), 200],
  ])('If-None-Match with %s: the status, and the same ETag, Vary and Cache-Control', async (_name, header, status) => {
    const tag = await tagOf('/about', counted);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    renderPage.mockClear();
    const answer = await request(counted).get('/about').set('If-None-Match', header(tag)).expect(status);
    expect(renderPage).toHaveBeenCalledTimes(status === 304 ? 0 : 1);
    expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, no-transform',
    );
    expect(answer.text).toBe(status === 304 ? '' : '<p>page</p>');
  });

  it('revalidates HEAD requests, but not forced reloads', async () => {
    const tag = await tagOf('/about');
    await request(built).head('/about').set('If-None-Match', tag).expect(304).expect('ETag', tag);
    await request(built).get('/about').set('If-None-Match', tag).set('Cache-Control', 'no-cache').expect(200);
  });

  it('is another one for every page, and under other settings', async () => {
    const tags = [
      await tagOf('/', builtApp({ SITE_NAME: 'Another' })),
      await tagOf('/', builtApp({ SITE_INDEXING: 'off' })),
    ];
    for (const path of pagePaths) tags.push(String((await served(path)).headers.etag));
    expect(new Set(tags).size).toBe(pagePaths.length + 2);
  });

  it.each([
    ['/blog?utm_source=x&category=safety', '/blog?category=safety', true],
    ['/contact?urgency=emergency&x&service=emergency', '/contact?service=emergency&urgency=emergency', true],
    ['/contact?service=emergency%E2%80%8B', '/contact?service=emergency', true],
    ['/blog?category=safety', '/blog', false],
    ['/contact?service=emergency-repair', '/contact', false],
    ['/contact?service=zzz1&urgency=zzz2', '/contact', true],
    ['/contact?service=zzz1&urgency=emergency', '/contact?urgency=emergency', true],
    ['/blog?category=zzz', '/blog', true],
    ['/services/laser-alignment?offset=-4.5', '/services/laser-alignment', true],
  ])('is the same for %s and %s: %s', async (one, other, same) => {
    const [first, second] = [await served(one), await served(other)];
    expect(first.headers.etag === second.headers.etag).toBe(same);
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
  it('has no ETag, is kept for ten seconds, and is the same at every address', async () => {
    const { text } = await served('/no-such-page');
    for (const path of ['/no-such-page', '/services/x?service=emergency', '/%3cscript%3e']) {
      const answer = await request(built).get(path).set('If-None-Match', '*').expect(404, text);
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=10, no-transform',
        vary: 'Accept-Encoding',
      });
    }
  });

  it('is rendered once for all addresses, and again after an error', async () => {
    renderPage.mockClear().mockRejectedValueOnce(new Error('broken'));
    const app = appWith({ renderPage, staticFolders: ['dist/client'] });
    await request(app).get('/wp-0.php').expect(500);
    const paths = Array.from({ length: 20 }, (_, index) => (index % 2 ? `/wp-${index}` : `/wp-${index}.php?x`));
    await Promise.all(paths.map((path) => request(app).get(path).expect(404, '<p>page</p>')));
    expect(renderPage).toHaveBeenCalledTimes(2);
  });
});

it('no proxy may change what is HTML, because a page with other text cannot be hydrated', async () => {
  const failing = appWith({ renderPage: () => Promise.reject(new Error('broken')) });
  const delivering = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const post = () => request(delivering).post('/contact').set('Accept', 'text/html').field('message', 'x');
  const answers = [
    await request(built).get('/').expect(200),
    await request(built).get('/').set('If-None-Match', '*').expect(304),
    await request(built).get('/About').expect(301),
    await request(built).get('/none').expect(404),
    await request(built).get('/assets/none.js').expect(404),
    await request(failing).get('/').expect(500),
    await request(delivering).get('/contact/sent').expect(200),
    await post().expect(422),
    await post().set('Origin', 'https://evil.example').expect(403),
  ];
  for (const { headers } of answers) expect(headers['cache-control']).toMatch(/(^|, )no-transform$/);
});
