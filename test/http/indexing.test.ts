import { readdirSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { openContactSite } from '../support/contact-site.ts';
import { appWith, builtApp } from '../support/test-app.ts';

const staging = builtApp({ SITE_INDEXING: 'off' });
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
});

it.each([...pagePaths, ...others])('with its default %s may be listed', async (path) => {
  expect((await request(unset).get(path)).headers).not.toHaveProperty('x-robots-tag');
});
