import request from 'supertest';
import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { render } from '../../../src/entry-server.tsx';
import { styleHashSource } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { lasting, rawRequest } from '../../support/server/raw-request.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { appWith } from '../../support/server/source-app.ts';

const app = builtApp();

it.each([
  '/no-such-page',
  // A redirect would only lead to another missing page.
  '/no-such-page/',
  '/services/x',
  '/index.html',
  '/assets/none.js',
  '/__proto__',
  '//evil.example',
  // Malformed paths.
  '/%',
  '/industries/%zz?q=1',
  '/about\\',
  '/about%23%zz',
  '/%2F%2Fevil.example%23about',
  // Blanks, control characters and invisible characters belong to no address.
  '/%00',
  '/contact%E2%80%8B',
  '/about.',
])('%s answers 404 with the 404 page', async (path) => {
  const { status, body } = await rawRequest(app, path);
  expect(status).toBe(404);
  expect(body.toString()).toMatch(/<h1[^>]*>Page Not Found</);
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  '%s of a page or a file answers 405',
  async (method) => {
    for (const path of ['/about', '/favicon.svg', '/robots.txt', '/contact/sent', '/none'])
      await request(app)[method](path).expect(405).expect('Allow', 'GET, HEAD');
  },
);

it.each(['put', 'options'] as const)('%s of what takes posts answers 405', async (method) => {
  const taking = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await request(taking)[method]('/contact').expect(405).expect('Allow', 'GET, HEAD, POST');
  await request(taking)[method]('/contact/sent').expect(405).expect('Allow', 'GET, HEAD');
});

it.each([
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['/services//laser-alignment/', '/services/laser-alignment'],
  ['/Contact/?service=Emergency&urgency=x', '/contact?service=Emergency&urgency=x'],
  ['///', '/'],
  // Mail programs escape what is behind the path.
  ['/privacy%23contact-form', '/privacy#contact-form'],
  ['/Privacy/%23contact-form?utm_source=mail', '/privacy?utm_source=mail#contact-form'],
  ['/services/laser-alignment%23offset%3D-4%26rpm%3D3600', '/services/laser-alignment#offset=-4&rpm=3600'],
  ['/contact%3fservice=emergency', '/contact?service=emergency'],
  [
    '/contact%3Fservice=emergency&urgency=urgent%23contact-form',
    '/contact?service=emergency&urgency=urgent#contact-form',
  ],
  ['/%23top', '/#top'],
  ['/%3F%2F%2Fevil.example', '/?//evil.example'],
  ['/about%23%0D%0ASet-Cookie:%20a=b', '/about#Set-Cookie:%20a=b'],
])('%s redirects with 301 to %s', async (path, target) => {
  const { headers } = await request(app).get(path).set('Host', 'evil.example').expect(301);
  expect(headers).toMatchObject({ location: target, 'cache-control': 'no-transform' });
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
  }
});

/** A site whose name throws. The header reads it, so a component throws while React renders. */
const brokenSite = {
  ...defaultSite,
  get name(): string {
    throw new Error('the sign fell off');
  },
};
const { log, lines } = recordedLog();
const site = { ...defaultSite, origin: 'https://www.example.com' };
const broken = appWith({ site, renderPage: (view) => render(view, brokenSite, []), log });

it('a page that throws is logged, and its visitor gets the emergency link and no details', async () => {
  const { text, headers } = await request(broken).get('/about').expect(500).expect('Content-Type', /html/);
  expect(text).toContain('<h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p>');
  expect(text).toContain('href="/contact?service=emergency&amp;urgency=emergency"');
  expect(text).toContain('<meta name="color-scheme" content="only light">');
  expect(text).not.toMatch(/src=|stylesheet|sign fell off|at .*\.tsx?/);
  expect(text.length).toBeLessThan(1500);
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers).not.toHaveProperty('etag');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['content-security-policy']).toContain(styleHashSource(text));
  expect(headers).toHaveProperty('strict-transport-security', 'max-age=31536000');
  const err = expect.objectContaining({ message: 'the sign fell off', stack: expect.any(String) });
  expect(lines).toContainEqual(expect.objectContaining({ err }));
});
