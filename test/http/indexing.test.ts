import { readdirSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { openContactSite } from '../support/contact-site.ts';
import { appWith, builtApp } from '../support/test-app.ts';

const staging = builtApp({ SITE_INDEXING: 'off' });
const site = builtApp({ SITE_INDEXING: 'on' });
const unset = builtApp();
const asset = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;

const others = ['/no-such-page', '/about/', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.svg', asset];

describe('with SITE_INDEXING=off', () => {
  it.each([...pagePaths, ...others])('%s is not to be listed', async (path) => {
    const { headers } = await request(staging).get(path);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('neither are the answers to the form, nor those to a server that is late or broken', async () => {
    const contact = await openContactSite({ SITE_INDEXING: 'off' });
    for (const answer of [
      await contact.postPage(),
      await contact.postPage({ firstName: 'Dana' }),
      await request(contact.app).get('/contact/sent'),
      await request(staging).post('/about'),
      await request(appWith({ indexing: false, delay: () => 9999 })).get('/'),
      await request(appWith({ indexing: false, render: () => Promise.reject(new Error('broken')) })).get('/'),
    ]) {
      expect(answer.headers['x-robots-tag'], String(answer.status)).toBe('noindex, nofollow');
    }
  });

  it('robots.txt lets crawlers fetch the pages, so that they see it, and names no sitemap', async () => {
    const { text } = await request(staging).get('/robots.txt').expect(200);
    expect(text).toBe('User-agent: *\nAllow: /\n');
  });

  it('a page is revalidated with a tag of its own, because caches may keep the headers of a page', async () => {
    const tag = String((await request(site).get('/')).headers.etag);
    expect(String((await request(staging).get('/')).headers.etag)).not.toBe(tag);
    const { headers } = await request(staging).get('/').set('If-None-Match', tag).expect(200);
    await request(staging).get('/').set('If-None-Match', String(headers.etag)).expect(304);
  });
});

it.each([...pagePaths, ...others])('with its default nothing about %s is different', async (path) => {
  const answer = await request(unset).get(path);
  const on = await request(site).get(path);
  expect(answer.headers).not.toHaveProperty('x-robots-tag');
  expect([answer.status, answer.headers.etag, answer.text]).toEqual([on.status, on.headers.etag, on.text]);
});
