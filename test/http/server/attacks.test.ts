import { describe, expect, it } from 'vitest';
import { loadPage, pagePaths } from '../../../src/routes.tsx';
import { builtApp } from '../../support/server/built-app.ts';
import { lasting, rawRequest } from '../../support/server/raw-request.ts';

const app = builtApp({ SITE_ORIGIN: 'https://www.example.com', SMTP_URL: 'simulated' });

it.each([
  '/../../../../etc/passwd',
  '/assets/../../server/server.js',
  '/%2e%2e%2fserver%2fserver.js',
  '/assets/..%5c..%5cserver%5cserver.js',
  '/..%c0%af..%c0%afetc/passwd',
  '/favicon.svg%00.js',
])('%s shows no file outside of the public folder', async (path) => {
  const { status, headers, body } = await rawRequest(app, path);
  expect([301, 400, 404]).toContain(status);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(body.toString()).not.toMatch(/root:|createServer|"dependencies"|at .+:\d+:\d+/);
});

it.each([
  '//evil.example',
  '////evil.example/About',
  '/\\evil.example/',
  '/%5cEvil.example/',
  '/HTTPS:evil.example/',
  '/About%0d%0aSet-Cookie:%20a=1/',
  'http://evil.example//evil.example/About/',
  'http://evil.example/about',
])('%s redirects to no other site and sets no header', async (path) => {
  const { status, headers, body } = await rawRequest(app, path, { headers: { Host: 'evil.example' } });
  expect([200, 301, 400, 404]).toContain(status);
  expect(body.toString()).not.toContain('evil');
  expect(headers).not.toHaveProperty('set-cookie');
  const { location = '/' } = headers;
  expect(location).toMatch(/^\/(?![/\\])[^\r\n\\]*$/);
  expect(new URL(location, 'https://www.example.com').origin).toBe('https://www.example.com');
});

it.each([
  { Host: 'evil.example:1"><script>' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '81' },
  { Forwarded: 'host=evil.example;proto=http' },
  { 'X-Original-URL': '/evil.example', 'X-Rewrite-URL': '/evil.example', 'X-HTTP-Method-Override': 'POST' },
])('the headers %j change no page, redirect or sitemap', async (headers) => {
  for (const path of ['/', '/About/', '/no-such-page', '/sitemap.xml', '/robots.txt']) {
    const [usual, poisoned] = await Promise.all([rawRequest(app, path), rawRequest(app, path, { headers })]);
    expect(poisoned.body.equals(usual.body)).toBe(true);
    expect(lasting(poisoned)).toEqual(lasting(usual));
    expect(poisoned.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

describe('markup from a visitor', () => {
  const payloads = [
    '"><script>alert(7)</script>',
    '</title></style></script><script>alert(7)</script>',
    '" onfocus=alert(7) autofocus x="',
  ];
  const tags = (html: Buffer) => html.toString().match(/<\/?[a-z][^\s>/]*/g) ?? [];
  /** The query values that pages read, and one that none reads. */
  const values = ['/contact?service=', '/contact?urgency=', '/blog?category=', '/?other='];

  it.each([
    ...payloads.map((payload) => `/services/${encodeURIComponent(payload).toLowerCase()}`),
    '/<script>alert(7)</script>',
    '/About"onclick="alert(7)"',
  ])('that is in the path %s is not in the response', async (path) => {
    const { status, headers, body } = await rawRequest(app, path);
    expect([301, 400, 404]).toContain(status);
    expect(body.toString() + JSON.stringify(headers)).not.toMatch(/alert\(7\)|onclick/i);
  });

  it.each(payloads)('%j as a query value changes no markup', async (payload) => {
    for (const value of values) {
      const plain = await rawRequest(app, `${value}x`);
      const attacked = await rawRequest(app, value + encodeURIComponent(payload));
      expect(attacked.status).toBe(200);
      expect(attacked.body.toString()).not.toContain(payload);
      expect(tags(attacked.body).length).toBeGreaterThan(100);
      expect(tags(attacked.body)).toEqual(tags(plain.body));
    }
  });

  it.each(['__proto__', 'constructor', '%', '%c3%28', '%00', 'a&a=b'])('%s breaks no query', async (text) => {
    for (const address of [...values.map((value) => value + text), `/contact?${text}=x`])
      expect((await rawRequest(app, address)).status, address).toBe(200);
  });

  it('the query values that pages read are these', async () => {
    const read: string[] = [];
    for (const path of pagePaths)
      for (const name of Object.keys((await loadPage(path)).query ?? {})) read.push(`${path}?${name}=`);
    expect(read.toSorted()).toEqual(values.filter((value) => !value.startsWith('/?')).toSorted());
  });
});
