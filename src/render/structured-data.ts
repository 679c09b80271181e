import { claims } from '../content/company/claims.ts';
import { company, coordinates, toE164, type Site } from '../content/company/company.ts';
import { mainLinks } from '../content/company/navigation.ts';
import { practice } from '../content/company/practice.ts';
import { servicePath } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';
import type { DescribedPage } from '../page.ts';

/**
 * Describes a page to search engines in the vocabulary of schema.org. Every page describes the company, because every footer shows
 * the company. Other objects follow the page's content. A `noindex` page describes nothing.
 */
export function structuredData(page: DescribedPage): readonly object[] {
  if (page.noindex) return [];
  const objects = [localBusiness(page), website(page), service(page), breadcrumbs(page)];
  return objects.filter((object) => object !== undefined);
}

function localBusiness({ path, site }: DescribedPage) {
  const { name, origin, email, phone } = site;
  const { town, region, postalCode, country } = company.address;
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(pagesWithClaims.has(path) && { description: description() }),
    email,
    ...(phone && { telephone: toE164(phone) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    areaServed: [...states(), ...(path === '/contact' ? regions() : [])],
    // The emergency line in the footer is open all day, every day.
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    hasOfferCatalog: offerCatalog(site),
  };
}

const businessId = ({ origin }: Site) => `${origin}/#business`;

const pagesWithClaims: ReadonlySet<string> = new Set(['/', '/about']);

const description = () =>
  `Family-owned millwrights: ${claims.generations} generations, over ${claims.combinedYears} years of combined experience, emergency response under ${claims.emergencyResponse.text}, ${practice.lifting}, laser alignment to ${claims.alignmentTolerance} inch.`;

const states = () => company.states.map((name) => ({ '@type': 'State', name }));

const regions = () => claims.serviceAreas.map((name) => ({ '@type': 'Place', name }));

function offerCatalog({ origin }: Site) {
  return {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: services.map(({ title, slug, hasPage }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, ...(hasPage && { url: origin + servicePath({ slug }) }) },
    })),
  };
}

/** The name of the site for Google, which reads the name from the home page (Search Central, "site names"). */
function website({ path, site: { name, origin } }: DescribedPage) {
  return path === '/' ? { '@type': 'WebSite', name, url: `${origin}/` } : undefined;
}

function service({ path, serviceLead, site }: DescribedPage) {
  const found = services.find((entry) => path === servicePath(entry));
  if (!found || !serviceLead) return undefined;
  return {
    '@type': 'Service',
    name: found.title,
    serviceType: found.title,
    description: serviceLead,
    url: site.origin + path,
    provider: { '@id': businessId(site) },
    areaServed: states(),
  };
}

/** Detail pages show their breadcrumb in the heading. */
function breadcrumbs({ path, summary, site: { origin } }: DescribedPage) {
  const overview = mainLinks.find(({ href }) => href !== '/' && path.startsWith(`${href}/`));
  if (!overview) return undefined;
  const trail = [overview, { href: path, text: summary.name }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + href,
    })),
  };
}
