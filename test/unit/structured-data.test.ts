import { describe, expect, it } from 'vitest';
import { claims } from '../../src/content/claims.ts';
import { company, coordinates, defaultSite } from '../../src/content/company.ts';
import { services } from '../../src/content/services.ts';
import { structuredData } from '../../src/navigation/metadata/structured-data.ts';
import { headOf } from '../../src/render/head.ts';
import { pagePaths, findPage } from '../../src/routes.tsx';

const site = { ...defaultSite, origin: 'https://www.example.com' };
const paths = [...pagePaths];

type Item = Record<string, unknown>;

/** The objects of a page as a crawler gets them: written, and read again. */
async function objectsOf(path: string, ofSite = site): Promise<Item[]> {
  const page = await findPage(path).load();
  return page ? JSON.parse(JSON.stringify(structuredData({ ...page, path, site: ofSite }))) : [];
}

async function objectOf(path: string, type: string, ofSite = site): Promise<Item | undefined> {
  return (await objectsOf(path, ofSite)).find((object) => object['@type'] === type);
}

/** What schema.org and Google's guides call required or recommended, and can be known of a company without a street. */
const properties: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: [
    '@id',
    'name',
    'url',
    'logo',
    'email',
    'address',
    'geo',
    'areaServed',
    'openingHoursSpecification',
    'hasOfferCatalog',
  ],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  State: ['name'],
  Place: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  Service: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Every object within an object that has a type of its own. */
function* typed(value: unknown): Generator<Item> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield Object.fromEntries(Object.entries(value));
  for (const part of Object.values(value)) yield* typed(part);
}

it.each(paths)('%s has only types that we know, whole, with addresses of pages that are there', async (path) => {
  for (const item of typed(await objectsOf(path))) {
    const expected = properties[String(item['@type'])];
    expect(expected, `unknown type ${String(item['@type'])}`).toBeDefined();
    expect(Object.keys(item)).toEqual(expect.arrayContaining([...(expected ?? [])]));
    expect(Object.values(item)).not.toContain('');
    for (const address of [item.url, item.item].filter((value) => typeof value === 'string')) {
      expect(address).toMatch(/^https:\/\/www\.example\.com\//);
      expect(pagePaths.includes(new URL(address).pathname), address).toBe(true);
    }
  }
});

describe('the company', () => {
  it.each(paths)('is on %s as the settings and the content say, open all day on seven days', async (path) => {
    const business = await objectOf(path, 'LocalBusiness');
    expect(business).toMatchObject({
      name: site.name,
      url: 'https://www.example.com/',
      email: site.email,
      address: {
        addressLocality: company.address.town,
        addressRegion: company.address.region,
        postalCode: company.address.postalCode,
        addressCountry: company.address.country,
      },
      geo: coordinates,
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    });
    expect(new Set(Object(business?.openingHoursSpecification).dayOfWeek).size).toBe(7);
    const offered = [...typed(business)].filter((item) => item['@type'] === 'Service').map(({ name }) => name);
    expect(offered).toEqual(services.map(({ title }) => title));
  });

  it('has a telephone only when the operator set one', async () => {
    expect(await objectOf('/', 'LocalBusiness')).not.toHaveProperty('telephone');
    const phone = '+1 507 555 0100';
    expect(await objectOf('/', 'LocalBusiness', { ...site, phone })).toHaveProperty('telephone', phone);
  });

  it('claims the figures of the content, where the page shows them', async () => {
    const business = await objectOf('/', 'LocalBusiness');
    const { generations, combinedYears, emergencyResponse, liftingTons, alignmentTolerance } = claims;
    for (const figure of [generations, combinedYears, emergencyResponse.text, liftingTons, alignmentTolerance]) {
      expect(business?.description).toContain(figure);
    }
    expect(await objectOf('/contact', 'LocalBusiness')).not.toHaveProperty('description');
  });

  it('serves the three states, and by name the regions that the contact page lists', async () => {
    const served = async (path: string) => {
      const areas: Item[] = Object((await objectOf(path, 'LocalBusiness'))?.areaServed);
      return areas.map(({ name }) => name);
    };
    expect(await served('/')).toEqual(company.states);
    expect(await served('/contact')).toEqual([...company.states, ...claims.serviceAreas]);
  });
});

it('a service is on its own page and on no other, with the company as its provider', async () => {
  const expected = services.flatMap(({ slug }) => (slug ? [`/services/${slug}`] : []));
  const found: string[] = [];
  for (const path of paths) {
    for (const item of (await objectsOf(path)).filter((object) => object['@type'] === 'Service')) {
      found.push(path);
      expect(item).toMatchObject({
        serviceType: item.name,
        url: `https://www.example.com${path}`,
        provider: { '@id': (await objectOf(path, 'LocalBusiness'))?.['@id'] },
        areaServed: company.states.map((name) => ({ '@type': 'State', name })),
        description: expect.stringMatching(/.{50}/),
      });
    }
  }
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it.each(paths)('%s gives its questions with their answers; services and industries have some', async (path) => {
  const page = await findPage(path).load();
  const asked = page?.facts?.questions?.map(({ question, answer }) => [question, answer]) ?? [];
  const items = [...typed(await objectOf(path, 'FAQPage'))].filter((item) => item['@type'] === 'Question');
  expect(items.map(({ name, acceptedAnswer }) => [name, Object(acceptedAnswer).text])).toEqual(asked);
  expect(asked.length > 0 || !/^\/(services|industries)\//.test(path)).toBe(true);
});

describe('a breadcrumb', () => {
  it('leads from the overview to the page, on pages below one', async () => {
    for (const path of paths) {
      const trail = [...typed(await objectOf(path, 'BreadcrumbList'))].filter((item) => item['@type'] === 'ListItem');
      const [, overview, detail] = path.split('/');
      const expected = detail ? [`${site.origin}/${overview}`, site.origin + path] : [];
      expect(trail.map(({ item }) => item)).toEqual(expected);
      expect(trail.map(({ position }) => position)).toEqual(detail ? [1, 2] : []);
    }
  });
});

describe('the element', () => {
  it('is not there on pages that are not to be listed', async () => {
    const page = await findPage('/no-such-page').load();
    expect(headOf('/no-such-page', page, site)).not.toContain('ld+json');
  });

  it('cannot be left by what it holds', async () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted"';
    const head = headOf('/', await findPage('/').load(), { ...site, name });
    const [, text = ''] = /<script type="application\/ld\+json" data-page>(.*)<\/script>$/.exec(head) ?? [];
    expect(text).not.toContain('<');
    const data: { '@context': string; '@graph': Item[] } = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@graph'][0]).toHaveProperty('name', name);
  });
});
