import { readdirSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { openContactSite } from '../../support/contact/contact-site.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { appWith, builtApp } from '../../support/server/test-app.ts';

const env = { SITE_ORIGIN: 'https://www.example.com', REPORTS: 'on' };
const app = builtApp(env);
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const yearOfHttps = 'max-age=31536000';
const sprite = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.svg'))}`;

it.each([
  ['GET', '/livez', 200],
  ['GET', '/readyz', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/icon-192.png', 200],
  ['GET', sprite, 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/site.webmanifest', 200],
  ['GET', '/About/', 308],
  ['POST', '/about', 405],
  ['DELETE', '/favicon.svg', 405],
  ['POST', '/reports', 204],
])(
  '%s %s is no page: its policy allows nothing, and it turns on HSTS for this host only',
  async (method, path, status) => {
    const answer = await rawRequest(app, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': filePolicy,
      'strict-transport-security': yearOfHttps,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const plain = await rawRequest(builtApp({ REPORTS: 'on' }), path, { method });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  },
);

it('the JSON and the redirect of a contact request have the policy of files', async () => {
  const { post, postPage } = await openContactSite(env);
  for (const answer of [await post(), await post({}), await postPage()])
    expect(answer.headers).toMatchObject({
      'content-security-policy': filePolicy,
      'strict-transport-security': yearOfHttps,
    });
});

it('a 304 has the policy of a file, but none for a page, whose policy a cache must keep', async () => {
  for (const [path, policy] of [['/favicon.svg', filePolicy] as const, ['/about', undefined] as const]) {
    const { etag = '' } = (await rawRequest(app, path)).headers;
    const { status, headers } = await rawRequest(app, path, { headers: { 'If-None-Match': etag } });
    expect([status, headers['content-security-policy']]).toEqual([304, policy]);
    expect(headers['strict-transport-security']).toBe(yearOfHttps);
  }
});

it('every page allows the one Trusted Types policy that it creates', async () => {
  const { app: delivering, postPage } = await openContactSite(env);
  const asks = [
    ...[...pagePaths, '/no-such-page'].map((path) => () => request(app).get(path)),
    () => request(delivering).get('/contact/sent'),
    () => postPage({}),
  ];
  // One after the other: of many at once a busy machine may refuse one.
  for (const ask of asks) {
    const { headers } = await ask();
    expect(headers['content-security-policy']).toContain('; trusted-types structured-data; ');
    expect(headers['strict-transport-security']).toBe(yearOfHttps);
  }
});

it('pages for errors have a policy of their own', async () => {
  const security = { https: true, development: false };
  const broken = appWith({ security, renderPage: () => Promise.reject(new Error('broken')) });
  const { headers } = await request(broken).get('/').expect(500);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['strict-transport-security']).toBe(yearOfHttps);
});
