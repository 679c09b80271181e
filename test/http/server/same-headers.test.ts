import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { builtApp } from '../../support/server/built-app.ts';
import { lasting, rawRequest, type RawAnswer } from '../../support/server/raw-request.ts';

const app = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const uncompressed = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);
const files = [
  ...uncompressed('dist/client').map((name) => `/${name}`),
  ...uncompressed('dist/client/assets').map((name) => `/assets/${name}`),
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/site.webmanifest',
];
/** Addresses of no file, whose answers are made for each request. */
const others = ['/contact/sent', '/no-such-page', '/assets/none.js', '/About/', '/%', '/livez', '/readyz'];

/** The answers to GET without an encoding. */
const plain = new Map<string, RawAnswer>();
for (const path of [...pagePaths, ...files, ...others, '/assets/none.png'])
  plain.set(path, await rawRequest(app, path));

/** The headers that a second answer has as well. That of a page may be compressed better, and no body needs no transfer encoding. */
const comparable = (answer: RawAnswer) => {
  const { 'content-length': length, 'transfer-encoding': _framing, ...headers } = lasting(answer);
  const mayChange = headers['content-type']?.startsWith('text/html') && headers['content-encoding'];
  return mayChange ? headers : { ...headers, length };
};

it.each(['br', 'gzip', 'identity'])(
  'HEAD has the headers of GET on every address in %s, and no body',
  async (encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    for (const path of [...pagePaths, ...files, ...others]) {
      const get = await rawRequest(app, path, { headers });
      const head = await rawRequest(app, path, { headers, method: 'HEAD' });
      expect([path, head.status, head.body.length]).toEqual([path, get.status, 0]);
      expect([path, comparable(head)]).toEqual([path, comparable(get)]);
    }
  },
);

it('a 304 has the Cache-Control, ETag and Vary of its 200, for a file also where the client has sent a time as well', async () => {
  for (const path of [...pagePaths, ...files]) {
    const { etag = '', vary, 'cache-control': caching } = plain.get(path)?.headers ?? {};
    expect(vary, path).toBe('Accept-Encoding');
    const since = { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
    for (const time of files.includes(path) ? [{}, since] : [{}]) {
      const revalidated = await rawRequest(app, path, { headers: { 'If-None-Match': etag, ...time } });
      expect([path, revalidated.status]).toEqual([path, 304]);
      expect(revalidated.headers, path).toMatchObject({ etag, vary, 'cache-control': caching });
    }
  }
});

it('a file that has a time of change is not sent again to a client that names this time, and no page has one', async () => {
  for (const path of files) {
    const time = plain.get(path)?.headers['last-modified'];
    if (!time) continue;
    const ask = (since: string) => rawRequest(app, path, { headers: { 'If-Modified-Since': since } });
    expect([path, (await ask(time)).status]).toEqual([path, 304]);
    expect([path, (await ask('Thu, 01 Jan 1970 00:00:00 GMT')).status]).toEqual([path, 200]);
  }
  for (const path of pagePaths) expect(plain.get(path)?.headers).not.toHaveProperty('last-modified');
});

it('every text is served as UTF-8', () => {
  const types = new Set<string | undefined>();
  for (const [path, { headers }] of plain) if (path !== '/About/') types.add(headers['content-type']);
  // Without a charset an SVG is UTF-8 by the rules of XML.
  const texts = [...types].filter((type) => !/^(image|font)\//.test(type ?? ''));
  expect(texts.length).toBeGreaterThan(3);
  for (const type of texts) expect(type).toMatch(/; charset=utf-8$/);
});

it('pictures may be shown on other sites, and nothing else may', async () => {
  const pictures = files.filter((path) => /\.(png|svg|ico)$/.test(path));
  expect(pictures.length).toBeGreaterThan(20);
  for (const [path, { headers }] of plain) {
    const policy = pictures.includes(path) ? 'cross-origin' : 'same-origin';
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, policy]);
  }
  const { headers } = await rawRequest(app, '/favicon.svg', { headers: { 'If-None-Match': '*' } });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
