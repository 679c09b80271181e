import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { builtApp } from '../../support/server/built-app.ts';
import { lasting, rawRequest, type RawAnswer } from '../../support/server/raw-request.ts';

const app = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const script = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'));
const pagesAndFiles = [
  ...pagePaths,
  `/assets/${script}`,
  '/favicon.svg',
  '/licenses.txt',
  '/no-such-page',
  '/About/',
  '/livez',
];
/** Files that the server makes. */
const made = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/site.webmanifest'];

/** The answers to GET without an encoding. */
const plain = new Map<string, RawAnswer>();
for (const path of [...pagesAndFiles, ...made]) plain.set(path, await rawRequest(app, path));

/** The headers that a second answer has as well. That of a page may be compressed better. */
const comparable = (answer: RawAnswer) => {
  const { 'content-length': length, ...headers } = lasting(answer);
  const mayChange = headers['content-type']?.startsWith('text/html') && headers['content-encoding'];
  return mayChange ? headers : { ...headers, length };
};

it('HEAD has the headers of GET, and no body', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  for (const path of [...pagesAndFiles, '/%', '/readyz']) {
    const get = await rawRequest(app, path, { headers });
    const head = await rawRequest(app, path, { headers, method: 'HEAD' });
    expect([path, head.status, head.body.length]).toEqual([path, get.status, 0]);
    expect([path, comparable(head)]).toEqual([path, comparable(get)]);
  }
});

it('a 304 has the caching headers of its 200, and no header with another value', async () => {
  const answers = [...plain].filter(([, { status, headers }]) => status === 200 && headers.etag);
  expect(answers.length).toBeGreaterThan(pagePaths.length + 3);
  for (const [path, full] of answers) {
    const caching = ({ headers }: RawAnswer) => [path, headers.etag, headers.vary, headers['cache-control']];
    const revalidated = await rawRequest(app, path, { headers: { 'If-None-Match': full.headers.etag } });
    expect(revalidated.status, path).toBe(304);
    expect(caching(revalidated)).toEqual(caching(full));
    expect(lasting(full), path).toMatchObject(lasting(revalidated));
  }
});

it('a missing file has the headers of other answers, whatever its name and the client’s tag', async () => {
  const answer = (path: string) => rawRequest(app, path, { headers: { 'If-None-Match': 'W/"1-2"' } });
  const missing = await answer('/no-such-page');
  expect(missing.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  for (const path of ['/no-such.png', '/.hidden.svg', '/no-such.ico'])
    expect(lasting(await answer(path)), path).toEqual(lasting(missing));
});

it('every text is UTF-8, and says so unless its type does', () => {
  const types = new Set<string | undefined>();
  for (const [path, { headers }] of plain) if (path !== '/About/') types.add(headers['content-type']);
  const texts = [...types].filter((type) => !/^(image|font)\/|^text\/javascript$/.test(type ?? ''));
  expect(texts.length).toBeGreaterThan(3);
  for (const type of texts) expect(type).toMatch(/; charset=utf-8$/);
});
