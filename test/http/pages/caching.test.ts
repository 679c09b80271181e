import { readdirSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { pagePaths } from '../../../src/routes.tsx';
import { builtApp } from '../../support/server/built-app.ts';
import { lasting, rawRequest } from '../../support/server/raw-request.ts';
import { served } from '../../support/server/served-pages.ts';
import { appWith } from '../../support/server/source-app.ts';

const renderPage = vi.fn<() => Promise<Rendering>>(() =>
  Promise.resolve({ html: Buffer.from('<p>page</p>'), style: '' }),
);
const counted = appWith({ renderPage });
const built = builtApp({ SITE_ORIGIN: 'https://www.example.com', SMTP_URL: 'simulated' });
const script = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;
const tagOf = async (path: string, app = built) => String((await request(app).get(path)).headers.etag);

describe('the ETag of a page', () => {
  it('is compared before the page is rendered', async () => {
    const tag = await tagOf('/about', counted);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    renderPage.mockClear();
    await request(counted).get('/about').set('If-None-Match', tag).expect(304);
    expect(renderPage).not.toHaveBeenCalled();
    await request(counted).get('/about').set('If-None-Match', 'W/"other"').expect(200, '<p>page</p>');
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
    ['/blog?category=safety', '/blog', false],
    ['/contact?service=emergency-repair', '/contact', false],
    ['/contact?service=zzz1&urgency=emergency', '/contact?urgency=emergency', true],
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
  ])('comes with the query parameters that change %s', async (address, expected) => {
    expect((await served(address)).headers['no-vary-search']).toBe(expected);
  });
});

it.each(['/', '/blog?category=safety', script, '/favicon.svg', '/robots.txt', '/.well-known/security.txt'])(
  'a 304 of %s has the caching headers of its 200, no other values, and no policy if it is a page',
  async (path) => {
    const full = await rawRequest(built, path);
    const { etag = '', 'content-security-policy': policy } = full.headers;
    const answer = await rawRequest(built, path, { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
    expect(lasting(full)).toMatchObject(lasting(answer));
    for (const name of ['etag', 'vary', 'cache-control', 'no-vary-search', 'strict-transport-security'])
      expect(answer.headers[name]).toBe(full.headers[name]);
    // A cache must keep the policy of its page, which has the hash of the page's style.
    const isPage = 'no-vary-search' in full.headers;
    expect(answer.headers['content-security-policy']).toBe(isPage ? undefined : policy);
  },
);

describe('the 404 page', () => {
  it('has no ETag, is kept for ten seconds, and is the same at every address, but kept nowhere in /assets/', async () => {
    const ask = (path: string) => rawRequest(built, path, { headers: { 'If-None-Match': 'W/"1-2"' } });
    const missing = await ask('/no-such-page');
    expect(missing.headers).not.toHaveProperty('etag');
    expect(missing.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, no-transform',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    });
    for (const path of ['/services/x?service=emergency', '/%3cscript%3e', '/no-such.png', '/.hidden.svg']) {
      const answer = await ask(path);
      expect([path, answer.status, String(answer.body)]).toEqual([path, 404, String(missing.body)]);
      expect(lasting(answer), path).toEqual(lasting(missing));
    }
    // Another replica may have the file.
    expect((await ask('/assets/none-12345678.js')).headers['cache-control']).toBe('no-store, no-transform');
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
