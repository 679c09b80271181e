import { describe, expect, it } from 'vitest';
import { emergencyLink } from '../../../src/contact/link.ts';
import { claims } from '../../../src/content/company/claims.ts';
import { company, defaultSite } from '../../../src/content/company/company.ts';
import { asAdjective } from '../../../src/content/company/duration.ts';
import { industries } from '../../../src/content/industries/industries.ts';
import { industryPath } from '../../../src/content/industries/industry.ts';
import { disputePeriod } from '../../../src/content/legal/terms.ts';
import { about } from '../../../src/content/pages/about.ts';
import { responseCommitments } from '../../../src/content/pages/contact.ts';
import { projects } from '../../../src/content/pages/projects.ts';
import { guides, toolCards } from '../../../src/content/pages/resources.ts';
import { responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { slugFromTitle } from '../../../src/content/services/service.ts';
import { services } from '../../../src/content/services/services.ts';
import { buildGuidePdf } from '../../../src/pages/resources/guide-pdf.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { found, linksIn, servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

/** Reads the main part of a page: its HTML, its words, and the addresses of its links. */
async function main(path: string) {
  const { status, text } = await served(path);
  expect(status).toBe(200);
  const html = servedMain(text);
  return { html, links: linksIn(html), words: wordsIn(html) };
}

const times = (text: string, part: string) => text.split(part).length - 1;

const certifications = Object.values(about.certifications);
const cardAddress = ({ title }: { title: string }) => `/contact?service=${slugFromTitle(title)}`;

describe('links', () => {
  it.each<[string, readonly string[]]>([
    ['/', [emergencyLink, '/contact']],
    ['/', services.map((service) => (service.hasPage ? `/services/${service.slug}` : cardAddress(service)))],
    ['/', industries.map(({ slug, hasPage }) => (hasPage ? `/industries/${slug}` : `/industries#${slug}`))],
    ['/services', [emergencyLink, '/contact', ...services.map(cardAddress)]],
    ['/services/laser-alignment', ['/contact?service=laser-alignment']],
    ['/services/equipment-installation', ['/contact?service=equipment-installation']],
    ['/services/steel-fabrication', ['/contact?service=steel-fabrication']],
    ['/services/plant-relocation', ['/contact?service=plant-relocation']],
    ['/services/conveyor-elevator', ['/contact?service=conveyor-elevator']],
    ['/services/emergency-repair', ['/contact?service=emergency&urgency=emergency', '/contact?service=emergency']],
    ['/industries/food-beverage', ['/contact?service=food-beverage']],
    ['/contact', [emergencyLink, '/contact', '#contact-form', `mailto:${defaultSite.email}`]],
    ['/privacy', [`mailto:${defaultSite.email}`]],
    ['/terms', [`mailto:${defaultSite.email}`]],
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
    expect(new Set(industries.map(({ plant }) => plant)).size).toBe(8);
  });

  it('/industries links the industries that have a page', async () => {
    const { links } = await main('/industries');
    const written = industries.filter(({ hasPage }) => hasPage).map((industry) => industryPath(industry));
    expect(links.filter((href) => href.startsWith('/industries/'))).toEqual(written);
    expect(written).toContain('/industries/food-beverage');
  });

  it('the buttons of /services/maintenance-staffing do nothing, and the links to the form are in sentences', async () => {
    const { html, links } = await main('/services/maintenance-staffing');
    expect(times(html, '<button type="button"')).toBeGreaterThanOrEqual(2);
    const inSentences = found(html, /\w(?:<!-- -->)? <a href="([^"]*)">[^<]*<\/a>\./g);
    const toForm = links.filter((href) => href.startsWith('/contact'));
    expect(toForm.length).toBeGreaterThan(0);
    expect(toForm).toEqual(toForm.map(() => '/contact?service=maintenance-staffing'));
    expect(inSentences).toEqual(expect.arrayContaining(toForm));
  });
});

describe('words', () => {
  const staffing = [claims.emergencyStaffing, claims.shortTermStaffing, claims.longTermStaffing];
  it.each<[string, readonly (string | number)[]]>([
    ['/', services.map(({ title }) => title)],
    ['/about', ['Safety First', 'Precision Excellence', 'Family Values', 'Solution Focused']],
    ['/about', ['1970s', '2010', '2015', '2020', '2024', ...certifications.map(({ name }) => name)]],
    ['/services/emergency-repair', responseTiers.flatMap(({ time, type }) => [time, type])],
    ['/services/maintenance-staffing', [...staffing.map(({ text }) => text), asAdjective(claims.permanentGuarantee)]],
    ['/services/maintenance-staffing', [`${claims.journeymanYears} years`, claims.unfilledPositions]],
    ['/industries', industries.map(({ title }) => title)],
    ['/industries', industries.flatMap(({ entryRule, window, typicalJob }) => [entryRule, window, typicalJob])],
    ['/industries', industries.flatMap(({ services: offered, challenges }) => [...offered, ...challenges])],
    ['/projects', projects.flatMap(({ title, client, location, duration }) => [title, client, location, duration])],
    ['/projects', projects.flatMap(({ team, results, testimonial }) => [team, ...results, testimonial.quote])],
    ['/projects', [claims.projects, claims.industriesServed, claims.onTime]],
    ['/contact', responseCommitments.flatMap(({ request: kind, time }) => [kind, time])],
    ['/contact', [...claims.serviceAreas, claims.nationwide]],
    ['/resources', [claims.downloads, claims.guidePages, claims.expertAuthored]],
    ['/resources', guides.flatMap(({ title, fileSize, pages }) => [title, fileSize, pages])],
    ['/resources', toolCards.flatMap(({ title, type }) => [title, type])],
    ['/privacy', [claims.legalEffective]],
    ['/terms', [claims.legalEffective, `within ${disputePeriod.text} of the invoice date`, 'arbitrat']],
  ])('the words of %s include %j', async (path, expected) => {
    const { words } = await main(path);
    for (const text of expected) expect(words).toContain(String(text));
  });

  it.each(['/', ...pagePaths.filter((path) => /^\/(services|industries)/.test(path))])(
    'the words of %s name the trade and the place where it is done',
    async (path) => {
      const { words } = await main(path);
      expect(words).toMatch(/millwright/i);
      expect(words).toContain(company.address.state);
    },
  );

  it('/about mentions the founder', async () => {
    expect((await main('/about')).words).toMatch(/our founder/i);
  });
});

describe('figures and testimonials', () => {
  const { alignmentTolerance, emergencyResponse, generations, liftingTons, lostTimeInjuries, safetyCompliance } =
    claims;
  it.each([
    ['/', [alignmentTolerance, `< ${emergencyResponse.amount}`, liftingTons, generations]],
    ['/services', [lostTimeInjuries, `<${emergencyResponse.text}`, safetyCompliance]],
  ])('%s emphasizes %j', async (path, figures) => {
    const html = (await main(path)).html.replaceAll('&lt;', '<').replaceAll(/<b class="\w+">/g, '<b>');
    for (const figure of figures) expect(html).toContain(`<b>${figure}</b>`);
  });

  it.each([
    ['/', '<blockquote', 2],
    ['/', 'aria-label="5 of 5 stars"', 2],
    ['/projects', '<blockquote', 4],
    ['/resources', 'id="service-guides"', 1],
  ])('%s has %s %i times', async (path, part, count) => {
    expect(times((await main(path)).html, part)).toBe(count);
  });
});

it.each([
  ['/services', ['Initial Consultation', 'Detailed Planning', 'Expert Execution', 'Quality Validation']],
  ['/contact', ['<h1', '<h2[^>]*>Emergency</h2>', '<form', '>Service areas<', '>Response commitments<']],
])('%s has %j, in this order', async (path, order) => {
  expect((await main(path)).html).toMatch(new RegExp(order.join('[^]*')));
});

it('the drawn page of each guide on /resources has the words of its PDF, in their order', async () => {
  const drawn = found((await main('/resources')).html, /<figcaption[^>]*>[^<]*<\/figcaption>(.*?)<\/figure>/g);
  const written = guides.map(({ title, contents }) => {
    const file = buildGuidePdf(title, { contents, company: defaultSite });
    return found(Buffer.from(file).toString('latin1'), /\((.*)\) Tj/g);
  });
  expect(drawn.map((page) => found(page, />([^<>]+)</g))).toEqual(written);
  expect(written.flat().length).toBeGreaterThan(20);
});
