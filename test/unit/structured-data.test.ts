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

describe.each(paths)('%s', (path) => {
  it('has only types that we know, with all of their properties, none empty', async () => {
    for (const item of typed(await objectsOf(path))) {
      const expected = properties[String(item['@type'])];
      expect(expected, `unknown type ${String(item['@type'])}`).toBeDefined();
      expect(Object.keys(item)).toEqual(expect.arrayContaining([...(expected ?? [])]));
      expect(Object.values(item)).not.toContain('');
    }
  });

  it('names the company as the settings and the content do', async () => {
    expect(await objectOf(path, 'LocalBusiness')).toMatchObject({
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
  });

  it('gives pagePaths on the canonical origin only, of pages that are there', async () => {
    for (const item of typed(await objectsOf(path))) {
      const named = [item.url, item.item].filter((address) => typeof address === 'string');
      for (const address of named) {
        expect(address).toMatch(/^https:\/\/www\.example\.com\//);
        expect(pagePaths.includes(new URL(address).pathname), address).toBe(true);
      }
    }
  });
});

describe('the company', () => {
  it('is open on all seven days', async () => {
    const business = await objectOf('/', 'LocalBusiness');
    const { dayOfWeek } = Object(business?.openingHoursSpecification);
    expect(new Set(dayOfWeek).size).toBe(7);
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

  it('offers the same nine services by the same names on every page', async () => {
    const offered = async (path: string) => {
      const business = await objectOf(path, 'LocalBusiness');
      return [...typed(business)].filter((item) => item['@type'] === 'Service').map(({ name }) => name);
    };
    for (const path of paths) expect(await offered(path), path).toEqual(services.map(({ title }) => title));
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

describe('a service', () => {
  it('is on its own page and on no other', async () => {
    for (const path of paths) {
      const service = services.find(({ slug }) => path === `/services/${slug}`);
      expect(Boolean(await objectOf(path, 'Service')), path).toBe(Boolean(service));
    }
  });

  it.each(services.flatMap(({ slug }) => (slug ? [slug] : [])))(
    '%s has what is recommended, and the company as its provider',
    async (slug) => {
      const business = await objectOf(`/services/${slug}`, 'LocalBusiness');
      const service = await objectOf(`/services/${slug}`, 'Service');
      expect(service).toMatchObject({
        serviceType: service?.name,
        url: `https://www.example.com/services/${slug}`,
        provider: { '@id': business?.['@id'] },
        areaServed: company.states.map((name) => ({ '@type': 'State', name })),
      });
      expect(String(service?.description).length).toBeGreaterThan(50);
    },
  );
});

describe('questions', () => {
  it('are those of the page, with their answers', async () => {
    for (const path of paths) {
      const page = await findPage(path).load();
      const asked = page?.facts?.questions?.map(({ question, answer }) => [question, answer]) ?? [];
      const items = [...typed(await objectOf(path, 'FAQPage'))].filter((item) => item['@type'] === 'Question');
      expect(items.map(({ name, acceptedAnswer }) => [name, Object(acceptedAnswer).text])).toEqual(asked);
    }
  });

  it('are on every page of a service and of an industry', async () => {
    for (const path of paths.filter((one) => /^\/(services|industries)\//.test(one))) {
      expect(await objectOf(path, 'FAQPage'), path).toBeDefined();
    }
  });
});

describe('a path', () => {
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
