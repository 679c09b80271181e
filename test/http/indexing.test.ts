import { readdirSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { openContactSite } from '../support/contact-site.ts';
import { appWith, builtApp } from '../support/test-app.ts';

const staging = builtApp({ SITE_INDEXING: 'off' });
const unset = builtApp();
const asset = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;
const others = ['/no-such-page', '/about/', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.svg', asset];

it.each([...pagePaths, ...others])('SITE_INDEXING=off keeps %s out of indexes, the default does not', async (path) => {
  expect((await request(staging).get(path)).headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await request(unset).get(path)).headers).not.toHaveProperty('x-robots-tag');
});

it('SITE_INDEXING=off keeps responses to the form and to a late or broken server out of indexes', async () => {
  const contact = await openContactSite({ SITE_INDEXING: 'off' });
  for (const { headers, status } of [
    await contact.postPage(),
    await contact.postPage({ firstName: 'Dana' }),
    await request(contact.app).get('/contact/sent'),
    await request(staging).post('/about'),
    await request(appWith({ indexing: false, delay: () => 9999 })).get('/'),
    await request(appWith({ indexing: false, render: () => Promise.reject(new Error('broken')) })).get('/'),
  ]) {
    expect(headers['x-robots-tag'], String(status)).toBe('noindex, nofollow');
  }
});

it('with SITE_INDEXING=off robots.txt lets crawlers fetch the pages, so that they see the header', async () => {
  const { text } = await request(staging).get('/robots.txt').expect(200);
  expect(text).toBe('User-agent: *\nAllow: /\n');
});
