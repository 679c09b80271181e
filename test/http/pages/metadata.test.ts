import request from 'supertest';
import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { decodeEntities, found, servedHead, wordsIn } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { servedPages } from '../../support/server/served-pages.ts';

const origin = 'https://www.example.com';
const name = 'A & B "Mill"';
const settings = { SITE_ORIGIN: origin, SMTP_URL: 'simulated', SITE_NAME: name, SITE_PHONE: '+1 507 555 0100' };
const ofSettings = servedPages(settings);
const paths = [...pagePaths];

/** Reads the tags of a head by `name` or `property`, with `title` and `canonical`. */
async function readHead(path: string): Promise<Record<string, string>> {
  const head = servedHead((await ofSettings(path)).text);
  const tags = [
    ...[...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map((match) => match.slice(1)),
    ...found(head, /<title>([^<]*)<\/title>/g).map((text) => ['title', text]),
    ...found(head, /<link rel="canonical" href="([^"]*)"/g).map((href) => ['canonical', href]),
  ];
  expect(new Set(tags.map(([tag]) => tag)).size, 'the head has a tag twice').toBe(tags.length);
  return Object.fromEntries(tags.map(([tag = '', value = '']) => [tag, decodeEntities(value)]));
}

const readHeads = () => Promise.all(paths.map((path) => readHead(path)));

it.each(paths)('%s has metadata for search engines and social networks', async (path) => {
  const head = await readHead(path);
  const { title = '', description = '', keywords = '' } = head;
  expect(title).toMatch(/^\S.+ \| /);
  expect(title.endsWith(` | ${name}`)).toBe(true);
  // Search engines cut longer ones.
  expect(title.length, title).toBeLessThanOrEqual(65);
  expect(description.length, description).toBeGreaterThanOrEqual(70);
  expect(description.length, description).toBeLessThanOrEqual(160);
  expect(keywords.split(', ').length).toBeGreaterThanOrEqual(2);
  expect(head).toMatchObject({
    canonical: origin + path,
    'color-scheme': 'only light',
    robots: 'max-image-preview:large',
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': expect.stringMatching(/^https:\/\/www\.example\.com\/cards\/[a-z]+\.png$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/.{20}/),
    'twitter:card': 'summary_large_image',
  });
});

it('no two pages have the same title or description', async () => {
  const heads = await readHeads();
  for (const tag of ['title', 'description']) expect(new Set(heads.map((head) => head[tag])).size).toBe(paths.length);
});

it('the eight social cards are PNGs of 1200 × 630 pixels, and the logo is a picture of the site', async () => {
  const heads = await readHeads();
  const cards = new Set(heads.map((head) => head['og:image']?.slice(origin.length) ?? ''));
  expect(cards.size).toBe(8);
  for (const card of cards) {
    const { body } = await request(builtApp(settings)).get(card).expect(200).expect('Content-Type', 'image/png');
    expect(body.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  const [logo = ''] = valuesOf(['logo'], (await readData('/')).graph);
  expect(logo.startsWith(`${origin}/`), logo).toBe(true);
  await request(builtApp(settings)).get(logo.slice(origin.length)).expect(200).expect('Content-Type', 'image/png');
});

it.each(['/blog?category=safety', '/contact?service=emergency&urgency=emergency', '/?x="><script>'])(
  '%s has the head of its path without the query',
  async (address) => {
    expect(await readHead(address)).toEqual(await readHead(new URL(address, origin).pathname));
  },
);

it('the 404 page is not indexed, and has no tags for social networks and no structured data', async () => {
  const head = await readHead('/no-such-page');
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(Object.keys(head).filter((tag) => /^(canonical|og:|twitter:)/.test(tag))).toEqual([]);
  expect((await readData('/no-such-page')).graph).toEqual([]);
});

it('the head has the settings for the browser, and no setting can end its data blocks', async () => {
  const site = { origin, name: '</script><!--<script>alert(1)</script>"' };
  const { text } = await servedPages({ SITE_ORIGIN: site.origin, SMTP_URL: 'simulated', SITE_NAME: site.name })('/');
  const [block = '', ...others] = found(text, /<script type="application\/json" id="settings">(.*?)<\/script>/g);
  expect(others).toEqual([]);
  expect(JSON.parse(block)).toEqual({ ...defaultSite, ...site });
  const [data = ''] = found(text, /<script type="application\/ld\+json" data-page>(.*?)<\/script>/g);
  expect(block + data).not.toContain('<');
  const { '@context': context, '@graph': graph } = JSON.parse(data);
  expect([context, graph[0].name]).toEqual(['https://schema.org', site.name]);
});

/** Reads the words that a visitor sees, and the data for search engines. */
async function readData(path: string): Promise<{ words: string; graph: Record<string, unknown>[] }> {
  const { text } = await ofSettings(path);
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  return { words: wordsIn(text.slice(text.indexOf('<body'))), graph: JSON.parse(json)['@graph'] };
}

/** Finds the values of these properties at any depth. */
function* valuesOf(names: readonly string[], value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [property, part] of Object.entries(value)) {
    if (typeof part === 'string' && names.includes(property)) yield part;
    else yield* valuesOf(names, part);
  }
}

it.each(paths)('%s shows everything that its structured data say, except the list of all services', async (path) => {
  const { words, graph } = await readData(path);
  const [company, ...others] = graph;
  delete company?.hasOfferCatalog;
  expect(company).toMatchObject({ '@type': 'LocalBusiness', name, email: defaultSite.email });
  const shown = ['name', 'email', 'addressLocality', 'serviceType'];
  for (const value of [...valuesOf(shown, graph), ...valuesOf(['description'], others)]) {
    expect(words, value).toContain(value.replace(/\s+/g, ' '));
  }
});
