import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { lasting, rawRequest } from '../../support/server/raw-request.ts';
import { served } from '../../support/server/served-pages.ts';
import { builtApp } from '../../support/server/test-app.ts';

const app = builtApp();

it.each([...pagePaths])('%s answers 200 with the page', async (path) => {
  const { status, headers, text } = await served(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
});

it.each([
  '/no-such-page',
  // A redirect would only lead to another missing page.
  '/no-such-page/',
  '/industries/Nuclear',
  '/services/x',
  '/blog/x',
  '/index.html',
  '/assets/none.js',
  '/__proto__',
  '/caf%C3%A9',
  '//evil.example',
  // Malformed paths.
  '/%',
  '/%C3%28',
  '/industries/%zz?q=1',
  '/about\\',
  '/services%2Flaser-alignment',
])('%s answers 404 with the 404 page', async (path) => {
  const { status, body } = await rawRequest(app, path);
  expect(status).toBe(404);
  expect(body.toString()).toMatch(/<h1[^>]*>Page Not Found</);
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  '%s of a page or a file answers 405',
  async (method) => {
    for (const path of ['/about', '/favicon.svg', '/robots.txt', '/contact/sent', '/reports', '/none'])
      await request(app)[method](path).expect(405).expect('Allow', 'GET, HEAD');
  },
);

it.each(['put', 'options'] as const)('%s of what takes posts answers 405', async (method) => {
  const taking = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9', REPORTS: 'on' });
  for (const path of ['/contact', '/reports'])
    await request(taking)[method](path).expect(405).expect('Allow', 'GET, HEAD, POST');
  await request(taking)[method]('/contact/sent').expect(405).expect('Allow', 'GET, HEAD');
});

it.each([
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['/services//laser-alignment/', '/services/laser-alignment'],
  ['/Contact/?service=Emergency&urgency=x', '/contact?service=Emergency&urgency=x'],
  ['///', '/'],
  ['/services/laser%2Dalignment', '/services/laser-alignment'],
])('%s redirects with 308 to %s', async (path, target) => {
  await request(app).get(path).set('Host', 'evil.example').expect(308).expect('Location', target);
});

it.each(['/', '/contact', '/no-such-page', '/about/', '/%', '/favicon.svg'])(
  'HEAD %s has the status and headers of GET',
  async (path) => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      // Tried again, because a better compressed form of the page may come between the two.
      await vi.waitFor(async () => {
        const get = await rawRequest(app, path, { headers });
        const head = await rawRequest(app, path, { headers, method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(lasting(head)).toEqual(lasting(get));
      });
    }
  },
);
