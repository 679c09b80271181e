import { readdirSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { color } from '../../../src/theme.ts';
import { found } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { appWith } from '../../support/server/source-app.ts';

const origin = 'https://www.example.com';
const settings = {
  SITE_ORIGIN: origin,
  SMTP_URL: 'simulated',
  SITE_NAME: 'A & B "Millwrights"',
  SITE_EMAIL: 'plant+help@example.com',
};
const app = builtApp(settings);
const staging = builtApp({ SITE_INDEXING: 'off' });
const readText = async (path: string, of = app) => (await request(of).get(path)).text;

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is cached for an hour', async (path, type) => {
  const { headers } = await request(app).get(path).expect(200).expect('Content-Type', type);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

// With SITE_INDEXING=off crawlers must fetch a page to see its header.
it('robots.txt allows all crawlers, and names the sitemap unless SITE_INDEXING=off', async () => {
  const allowed = 'User-agent: *\nAllow: /\n';
  expect(await readText('/robots.txt')).toBe(`${allowed}\nSitemap: ${origin}/sitemap.xml\n`);
  expect(await readText('/robots.txt', staging)).toBe(allowed);
});

it('sitemap.xml lists exactly the pages, without dates', async () => {
  const text = await readText('/sitemap.xml');
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/';
  expect(text.startsWith(start)).toBe(true);
  const expected = pagePaths.map((path) => `<loc>${origin}${path}</loc>`);
  expect(found(text, /<url>(.*?)<\/url>/g).toSorted()).toEqual(expected.toSorted());
});

it('security.txt has the fields of RFC 9116, each once, and expires within a year', async () => {
  const text = await readText('/.well-known/security.txt');
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

it('pages name the manifest, the theme color, and icons in the sizes that they are said to have', async () => {
  const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const text = await readText('/');
  const [manifestPath = ''] = found(text, /<link rel="manifest" href="([^"]*)"/g);
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(await readText(manifestPath));
  expect(manifest).toMatchObject({ name: settings.SITE_NAME, start_url: '/', theme_color: color.paper });
  expect(found(text, /<meta name="theme-color" content="([^"]*)"/g)).toEqual([color.paper]);
  const [touch = ''] = found(text, /<link rel="apple-touch-icon" href="([^"]*)"/g);
  for (const { src, sizes, type } of [...manifest.icons, { src: touch, sizes: '180x180', type: 'image/png' }]) {
    const { body } = await request(app).get(src).expect(200).expect('Content-Type', type);
    expect(pngSize(body).join('x'), src).toBe(sizes);
  }
});

it('SITE_INDEXING=off keeps every response out of indexes, and the default none', async () => {
  const asset = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;
  const made = ['/robots.txt', '/sitemap.xml', '/site.webmanifest'];
  const paths = ['/', '/no-such-page', '/about/', '/favicon.svg', asset, ...made];
  const delivering = builtApp({ SITE_INDEXING: 'off', SMTP_URL: 'smtp://127.0.0.1:9' });
  const broken = appWith({ indexing: false, renderPage: () => Promise.reject(new Error('broken')) });
  const answers = [
    await request(delivering).post('/contact').accept('html').field('message', 'x').expect(422),
    await request(delivering).get('/contact/sent').expect(200),
    await request(staging).post('/about').expect(405),
    await request(broken).get('/').expect(500),
  ];
  for (const path of paths) {
    answers.push(await request(staging).get(path));
    expect((await request(app).get(path)).headers).not.toHaveProperty('x-robots-tag');
  }
  for (const { headers } of answers) expect(headers['x-robots-tag']).toBe('noindex, nofollow');
});
