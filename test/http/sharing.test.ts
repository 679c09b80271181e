import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { pagePaths } from '../../src/routes.tsx';
import { decodeEntities, servedHead } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const origin = 'https://www.example.com';
const app = builtApp({ SITE_ORIGIN: origin });
const paths = [...pagePaths];

/** The head's tags as a browser reads them: by `name` or `property`, and `title` and `canonical`. */
async function readHead(path: string): Promise<Record<string, string>> {
  const { text } = await request(app).get(path);
  const head = servedHead(text);
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  const tags = metas.map(([, name = '', content = '']): [string, string] => [name, decodeEntities(content)]);
  expect(new Set(tags.map(([name]) => name)).size, 'a tag stands twice').toBe(tags.length);
  return {
    ...Object.fromEntries(tags),
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '',
  };
}

describe.each(paths)('%s', (path) => {
  it('has a title and a description that a result page shows whole', async () => {
    const { title = '', description = '', keywords = '' } = await readHead(path);
    expect(title).toMatch(/^\S.+ \| /);
    expect(title.endsWith(` | ${defaultSite.name}`)).toBe(true);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(2);
  });

  it('tells social networks the same, with a card', async () => {
    const head = await readHead(path);
    expect(head).toMatchObject({
      'og:type': 'website',
      'og:site_name': defaultSite.name,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:image': expect.stringMatching(/^https:\/\/www\.example\.com\/assets\/card-[a-z]+-[\w-]{8}\.png$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(head['og:image:alt']?.length).toBeGreaterThan(20);
  });
});

describe('cards', () => {
  const cardOf = async (path: string) => (await readHead(path))['og:image']?.slice(origin.length) ?? '';

  it('are one for each kind of page', async () => {
    const cards = await Promise.all(paths.map(cardOf));
    const kinds = new Map(paths.map((path, index) => [path, /card-([a-z]+)-/.exec(cards[index] ?? '')?.[1]]));
    expect(new Set(cards).size).toBe(8);
    expect(Object.fromEntries(kinds)).toMatchObject({
      '/': 'home',
      '/services': 'service',
      '/services/emergency-repair': 'service',
      '/industries/food-beverage': 'industry',
      '/projects': 'projects',
      '/blog': 'blog',
      '/resources': 'resources',
      '/contact': 'contact',
      '/about': 'company',
      '/privacy': 'company',
      '/safety': 'company',
    });
  });

  it('are PNGs of 1200 × 630 below 200 kB, kept for a year', async () => {
    for (const card of new Set(await Promise.all(paths.map(cardOf)))) {
      const { body, headers } = await request(app).get(card).expect(200).expect('Content-Type', 'image/png');
      expect(body.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(body.length, card).toBeLessThan(200_000);
      expect(headers['cache-control']).toContain('immutable');
    }
  });
});

it('a filtered blog is the blog, for search engines and in links', async () => {
  const filtered = await readHead('/blog?category=safety');
  expect(filtered).toEqual(await readHead('/blog'));
  expect(filtered).toMatchObject({ canonical: `${origin}/blog`, 'og:url': `${origin}/blog` });
});

it.each(['/contact?service=emergency&urgency=emergency', '/about?utm_source=mail', '/?x="><script>'])(
  '%s has the canonical address of its path',
  async (path) => {
    const { canonical } = await readHead(path);
    expect(canonical).toBe(new URL(path, origin).origin + new URL(path, origin).pathname);
  },
);

it('a 404 is kept out of the index and offers nothing to share', async () => {
  const head = await readHead('/industries/pharmaceutical');
  expect(head).toMatchObject({ robots: 'noindex', canonical: '' });
  expect(Object.keys(head).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
});
