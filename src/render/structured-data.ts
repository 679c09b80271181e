import { claims, company, coordinates, type Site } from '../content/company.ts';
import { footerLists, mainLinks } from '../content/navigation.ts';
import type { Question } from '../content/page-parts.ts';
import { services } from '../content/services.ts';
import type { Page } from '../pages/page.ts';

type DescribedPage = Pick<Page, 'summary' | 'noindex' | 'facts'>;

/**
 * What a page says in the vocabulary of schema.org. The company is on every page, because every page's footer shows
 * it; the rest follows what the page itself shows. Nothing for pages that are not to be listed.
 */
export function structuredData(path: string, page: DescribedPage, site: Site): readonly object[] {
  if (page.noindex) return [];
  return [
    localBusiness(path, site),
    ...service(path, page, site),
    ...questions(page.facts?.questions ?? []),
    ...breadcrumbs(path, page, site),
  ];
}

/**
 * One element for the head. It is data and no script, so the security policy needs no hash of it. `data-page` marks it
 * as the page's own: the browser drops it when it shows another page.
 */
export function structuredDataTag(objects: readonly object[]): string {
  if (objects.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return `<script type="application/ld+json" data-page>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

function localBusiness(path: string, site: Site) {
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
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    areaServed: [...states(), ...(path === '/contact' ? regions() : [])],
    // The footer's emergency line: all day, every day.
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    hasOfferCatalog: offerCatalog(path, site),
  };
}

const businessId = ({ origin }: Site) => `${origin}/#business`;

const pagesWithClaims: ReadonlySet<string> = new Set(['/', '/about']);

const description = () =>
  `Family-owned millwrights: ${claims.generations} generations, over ${claims.combinedYears} years combined experience, emergency response under ${claims.emergencyResponse.text}, lifting up to ${claims.liftingTons} tons, laser alignment to ${claims.alignmentTolerance} inch.`;

const states = () => company.states.map((name) => ({ '@type': 'State', name }));

const regions = () => company.serviceAreas.map((name) => ({ '@type': 'Place', name }));

/** The home page's and the services page's cards and the form's list have all services, the footer those with a page. */
const pagesWithAllServices: ReadonlySet<string> = new Set(['/', '/services', '/contact']);

function offerCatalog(path: string, { origin }: Site) {
  const offered = pagesWithAllServices.has(path)
    ? services.map(({ title, slug }) => ({ name: title, ...(slug && { url: `${origin}/services/${slug}` }) }))
    : footerLinks('/services/').map(({ text, href }) => ({ name: text, url: origin + href }));
  return {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: offered.map((itemOffered) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', ...itemOffered },
    })),
  };
}

function service(path: string, { facts }: DescribedPage, site: Site) {
  const found = services.find(({ slug }) => path === `/services/${slug}`);
  if (!found || !facts?.serviceLead) return [];
  const name = shownName(path) ?? found.title;
  return [
    {
      '@type': 'Service',
      name,
      serviceType: name,
      description: facts.serviceLead,
      url: site.origin + path,
      provider: { '@id': businessId(site) },
      areaServed: states(),
    },
  ];
}

function questions(asked: readonly Question[]) {
  if (asked.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: asked.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** A detail page shows its path in the header, which marks the overview's link as the current one. */
function breadcrumbs(path: string, { summary }: DescribedPage, { origin }: Site) {
  const overview = mainLinks.find(({ href }) => href !== '/' && path.startsWith(`${href}/`));
  if (!overview) return [];
  const trail = [overview, { href: path, text: shownName(path) ?? summary.title }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ href, text }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: origin + href,
      })),
    },
  ];
}

/** What the footer calls the page of this path. */
const shownName = (path: string) => footerLinks(path)[0]?.text;

const footerLinks = (start: string) =>
  footerLists.flatMap(({ links }) => links.filter(({ href }) => href.startsWith(start)));
