import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { emergencyLink } from '../../../src/content/company/contact-links.ts';
import { industries } from '../../../src/content/industries/industries.ts';
import { guides } from '../../../src/content/pages/resources.ts';
import { slugFromTitle } from '../../../src/content/services/service.ts';
import { services } from '../../../src/content/services/services.ts';
import { buildGuidePdf } from '../../../src/pages/resources/guide-pdf.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { found, linksIn, servedMain } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

/** Reads the main part of a page: its HTML and the addresses of its links. */
async function main(path: string) {
  const { status, text } = await served(path);
  expect(status).toBe(200);
  const html = servedMain(text);
  return { html, links: linksIn(html) };
}

const cardAddress = ({ title }: { title: string }) => `/contact?service=${slugFromTitle(title)}`;

describe('links', () => {
  it.each<[string, readonly string[]]>([
    ['/', [emergencyLink, '/contact']],
    ['/', services.map((service) => (service.hasPage ? `/services/${service.slug}` : cardAddress(service)))],
    ['/', industries.map(({ slug, hasPage }) => (hasPage ? `/industries/${slug}` : `/industries#${slug}`))],
    ['/industries', industries.filter(({ hasPage }) => hasPage).map(({ slug }) => `/industries/${slug}`)],
    ['/services', [emergencyLink, '/contact', ...services.map(cardAddress)]],
    ...services.flatMap(({ slug, option, hasPage }): [string, string[]][] =>
      hasPage ? [[`/services/${slug}`, [`/contact?service=${option}`]]] : [],
    ),
    ['/services/emergency-repair', ['/contact?service=emergency&urgency=emergency', '/contact?service=emergency']],
    ['/industries/food-beverage', ['/contact?service=food-beverage']],
    ['/contact', [emergencyLink, '/contact', '#contact-form', `mailto:${defaultSite.email}`]],
    ['/safety', ['/contact?service=safety&urgency=urgent', '/contact']],
  ])('the links of %s include %j', async (path, expected) => {
    expect((await main(path)).links).toEqual(expect.arrayContaining([...expected]));
  });

  it('the link of each industry on /industries leads to the form and is named after its plant', async () => {
    const { html } = await main('/industries');
    const asked = found(html, /(<a href="\/contact[^>]*>Ask about your [^<]*)<\/a>/g).map((link) => [
      ...linksIn(link),
      ...found(link, /Ask about your (.*)/g),
    ]);
    // An industry that has a page is filled in, as from its page.
    const expected = industries.map(({ hasPage, option, plant }) => [
      hasPage ? `/contact?service=${option}` : '/contact',
      plant,
    ]);
    expect(asked).toEqual(expected);
  });

  it('/services/maintenance-staffing has links to the form, and buttons that do nothing', async () => {
    const { html, links } = await main('/services/maintenance-staffing');
    expect(html.split('<button type="button"').length).toBeGreaterThan(2);
    const toForm = links.filter((href) => href.startsWith('/contact'));
    expect(new Set(toForm)).toEqual(new Set(['/contact?service=maintenance-staffing']));
  });
});

it.each(pagePaths.filter((path) => /^\/(services|industries)\//.test(path)))(
  '%s has questions, each with its answer, and the first is open',
  async (path) => {
    const { html } = await main(path);
    const entries = found(html.slice(html.indexOf('id="questions"')), /<details (.*?)<\/details>/g);
    expect(entries.length).toBeGreaterThan(1);
    for (const [index, entry] of entries.entries()) {
      expect(entry).toMatch(/<summary[^>]*>[^<]+\?<\/summary><p[^>]*>[^<]{20,}<\/p>$/);
      expect(entry.includes('open=""')).toBe(index === 0);
    }
  },
);

it('the drawn page of each guide on /resources has the words of its PDF, in their order', async () => {
  const drawn = found((await main('/resources')).html, /<figcaption[^>]*>[^<]*<\/figcaption>(.*?)<\/figure>/g);
  const written = guides.map(({ title, contents }) => {
    const file = buildGuidePdf({ title, contents }, defaultSite);
    return found(Buffer.from(file).toString('latin1'), /\((.*)\) Tj/g);
  });
  expect(drawn.map((page) => found(page, />([^<>]*[^<>\s][^<>]*)</g))).toEqual(written);
  expect(written.flat().length).toBeGreaterThan(20);
});
