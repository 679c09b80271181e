import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import pageDates from '../../src/content/page-dates.json';
import { pagePaths } from '../../src/routes.tsx';
import { crawlerFiles } from '../../src/server/crawlers.ts';
import { color } from '../../src/theme.ts';
import { found } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const origin = 'https://www.example.com';
const settings = { SITE_ORIGIN: origin, SITE_NAME: 'A & B "Millwrights"', SITE_EMAIL: 'plant+help@example.com' };
const app = builtApp(settings);
const dates = new Map(Object.entries(pageDates));

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s', (path, type) => {
  it('is served with its type, for an hour, and revalidated by a tag that every replica has', async () => {
    const { headers, text } = await request(app).get(path).expect(200).expect('Content-Type', type);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text.length).toBeGreaterThan(50);
    await request(builtApp(settings)).get(path).set('If-None-Match', String(headers.etag)).expect(304);
    await request(app).get(path).set('If-None-Match', 'W/"other"').expect(200, text);
    expect((await request(app).head(path).expect(200)).text).toBeFalsy();
    await request(app).post(path).expect(405).expect('Allow', 'GET, HEAD');
  });
});

it('robots.txt lets everybody in and names the sitemap', async () => {
  const { text } = await request(app).get('/robots.txt');
  expect(text.trim().split('\n')).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`]);
});

it('sitemap.xml lists exactly the pages, and escapes what XML reads as markup', async () => {
  const { text } = await request(app).get('/sitemap.xml');
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\//,
  );
  const listed = found(text, /<loc>([^<]*)<\/loc>/g);
  expect(listed.toSorted()).toEqual([...pagePaths].map((path) => origin + path).toSorted());
  const files = express().use(crawlerFiles(defaultSite, true, ['/r&d', '/<b>']));
  const escaped = (await request(files).get('/sitemap.xml')).text;
  expect(escaped).toContain('/r&amp;d</loc>');
  expect(escaped).not.toContain('<b>');
});

it('dates each page by the last change of its words', async () => {
  const { text } = await request(app).get('/sitemap.xml');
  for (const path of pagePaths) {
    const { changed } = dates.get(path) ?? {};
    expect(text).toContain(`<loc>${origin}${path}</loc><lastmod>${changed}</lastmod></url>`);
  }
});

it('security.txt has the fields of RFC 9116, each once, and expires within a year', async () => {
  const { text } = await request(app).get('/.well-known/security.txt');
  const [expires = ''] = found(text, /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/gm);
  expect(text.trim().split('\n').toSorted()).toEqual([
    `Canonical: ${origin}/.well-known/security.txt`,
    'Contact: mailto:plant+help@example.com',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
  ]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

describe('web manifest and icons', () => {
  it('take the name from the settings, and name icons that are there in the size that they claim', async () => {
    const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
      (await request(app).get('/site.webmanifest')).text,
    );
    expect(manifest).toMatchObject({ name: settings.SITE_NAME, start_url: '/', theme_color: color.paper });
    for (const { src, sizes, type } of manifest.icons) {
      const { body } = await request(app).get(src).expect(200).expect('Content-Type', type);
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('include those that phones and old browsers ask for', async () => {
    const { text } = await request(app).get('/');
    const touch = found(text, /<link rel="apple-touch-icon" href="([^"]*)"/g)[0] ?? '';
    const { body } = await request(app).get(touch).expect(200).expect('Content-Type', 'image/png');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([180, 180]);
    expect(found(text, /<link rel="manifest" href="([^"]*)"/g)).toEqual(['/site.webmanifest']);
    expect(found(text, /<meta name="theme-color" content="([^"]*)"/g)).toEqual([color.paper]);
  });

  it('include an ICO file that holds one PNG', async () => {
    const { body, headers } = await request(app)
      .get('/favicon.ico')
      .expect(200)
      .expect('Content-Type', /image\/(x-icon|vnd)/);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const [length, offset] = [body.readUInt32LE(14), body.readUInt32LE(18)];
    expect(offset + length).toBe(body.length);
    expect(body.subarray(offset + 1, offset + 4).toString()).toBe('PNG');
    expect([body[6], body[7]]).toEqual([body.readUInt32BE(offset + 16), body.readUInt32BE(offset + 20)]);
  });

  it('take their colors from the theme', async () => {
    const { body } = await request(app).get('/favicon.svg').expect('Content-Type', 'image/svg+xml');
    expect(found(String(body), /"(#\w+)"/g)).toEqual([color.ink, color.white, color.amber]);
  });
});
