import { expect, it } from 'vitest';
import { claims } from '../../../src/content/company/claims.ts';
import { company, coordinates, defaultSite, telephoneLink } from '../../../src/content/company/company.ts';
import { services } from '../../../src/content/services/services.ts';
import { structuredData } from '../../../src/render/structured-data.ts';
import { loadPage, pagePaths } from '../../../src/routes.tsx';

const site = { ...defaultSite, origin: 'https://www.example.com' };
const paths = [...pagePaths];

type Item = Record<string, unknown>;

/** Returns the objects of a page after a round trip through JSON. */
async function objectsOf(path: string, ofSite = site): Promise<Item[]> {
  const page = await loadPage(path);
  return JSON.parse(JSON.stringify(structuredData({ ...page, path, site: ofSite })));
}

const companyOn = async (path: string, ofSite = site) =>
  (await objectsOf(path, ofSite)).find((object) => object['@type'] === 'LocalBusiness');

/** Finds every object with a type, at any depth. */
function* typed(value: unknown): Generator<Item> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield Object.fromEntries(Object.entries(value));
  for (const part of Object.values(value)) yield* typed(part);
}

/** Finds the objects of one type in an object, or in all objects of a page. */
const ofType = (type: string, value: unknown) => [...typed(value)].filter((item) => item['@type'] === type);

/** The properties that schema.org or Google require or recommend, as far as they exist for a company without a street. */
const properties: Readonly<Record<string, string>> = {
  LocalBusiness: '@id name url logo email address geo areaServed openingHoursSpecification hasOfferCatalog',
  WebSite: 'name url',
  PostalAddress: 'addressLocality addressRegion postalCode addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  State: 'name',
  Place: 'name',
  OfferCatalog: 'name itemListElement',
  Offer: 'itemOffered',
  Service: 'name',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
};

it.each(paths)('%s has only complete objects of known types, and addresses of existing pages', async (path) => {
  expect(await companyOn(path)).toBeDefined();
  for (const item of typed(await objectsOf(path))) {
    const expected = properties[String(item['@type'])];
    expect(expected, `unknown type ${String(item['@type'])}`).toBeDefined();
    expect(Object.keys(item)).toEqual(expect.arrayContaining(expected?.split(' ') ?? []));
    expect(Object.values(item)).not.toContain('');
    for (const address of [item.url, item.item].filter((value) => typeof value === 'string')) {
      expect(address).toMatch(/^https:\/\/www\.example\.com\//);
      expect(pagePaths.includes(new URL(address).pathname), address).toBe(true);
    }
  }
});

it('the company has its address, its services and areas, and opening hours all day', async () => {
  const business = await companyOn('/');
  const { town, region, postalCode, country } = company.address;
  expect(business).toMatchObject({
    name: site.name,
    url: 'https://www.example.com/',
    email: site.email,
    address: { addressLocality: town, addressRegion: region, postalCode, addressCountry: country },
    geo: coordinates,
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
  expect(new Set(Object(business?.openingHoursSpecification).dayOfWeek).size).toBe(7);
  expect(ofType('Service', business).map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  expect(Object(business?.areaServed).map(({ name }: Item) => name)).toEqual(company.states);
  const onContact = Object((await companyOn('/contact'))?.areaServed);
  expect(onContact.map(({ name }: Item) => name)).toEqual([...company.states, ...claims.serviceAreas]);
});

it.each([
  ['+1 507 555 0100', '+15075550100', '+15075550100'],
  ['(507) 555-0100', '+15075550100', '+15075550100'],
  ['1-507-555-0100', '+15075550100', '+15075550100'],
  ['+49 (0) 30 1234567', '+49301234567', '+49301234567'],
  // Nobody can tell the area.
  ['555-0100', '555-0100', '5550100'],
])('the company has the telephone %s in the form that programs dial', async (phone, telephone, link) => {
  expect(await companyOn('/')).not.toHaveProperty('telephone');
  expect(await companyOn('/', { ...site, phone })).toHaveProperty('telephone', telephone);
  expect(telephoneLink(phone)).toBe(`tel:${link}`);
});

it('the description of the company has the figures of the home page, and only there', async () => {
  const { generations, combinedYears, emergencyResponse, liftingTons, alignmentTolerance } = claims;
  for (const figure of [generations, combinedYears, emergencyResponse.text, liftingTons, alignmentTolerance])
    expect((await companyOn('/'))?.description).toContain(figure);
  expect(await companyOn('/contact')).not.toHaveProperty('description');
});

it.each(paths)('%s describes a service if it is the page of one', async (path) => {
  const found = (await objectsOf(path)).filter((object) => object['@type'] === 'Service');
  expect(found).toHaveLength(services.some(({ slug, hasPage }) => hasPage && path === `/services/${slug}`) ? 1 : 0);
  for (const item of found) {
    expect(item).toMatchObject({
      serviceType: item.name,
      url: `https://www.example.com${path}`,
      provider: { '@id': (await companyOn(path))?.['@id'] },
      areaServed: company.states.map((name) => ({ '@type': 'State', name })),
      description: expect.stringMatching(/.{50}/),
    });
  }
});

it.each(paths)('%s names the site if it is the home page, and has a breadcrumb if it has an overview', async (path) => {
  const graph = await objectsOf(path);
  const sites = ofType('WebSite', graph).map(({ name, url }) => [name, url]);
  expect(sites).toEqual(path === '/' ? [[site.name, `${site.origin}/`]] : []);
  const trail = ofType('ListItem', graph).map(({ position, item }) => [position, item]);
  const [, overview, detail] = path.split('/');
  const expected = [`${site.origin}/${overview}`, site.origin + path].map((address, index) => [index + 1, address]);
  expect(trail).toEqual(detail ? expected : []);
});
