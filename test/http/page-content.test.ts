import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { claims } from '../../src/content/claims.ts';
import { defaultSite } from '../../src/content/company.ts';
import { contactLink, emergencyLink } from '../../src/content/contact-link.ts';
import { responseCommitments } from '../../src/content/contact.ts';
import { asAdjective } from '../../src/content/duration-forms.ts';
import { responseTiers } from '../../src/content/emergency-repair.ts';
import { industries } from '../../src/content/industries.ts';
import { disputePeriod } from '../../src/content/legal/terms.ts';
import { projects } from '../../src/content/projects.ts';
import { guides, toolCards } from '../../src/content/resources.ts';
import { services } from '../../src/content/services.ts';
import { slugFromTitle } from '../../src/content/slug.ts';
import { linksIn, servedMain, wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

/** The main part of a page as it arrives: its HTML, its words, and the addresses of its links. */
async function main(path: string) {
  const { text } = await request(app).get(path).expect(200);
  const html = servedMain(text);
  return { html, links: linksIn(html), words: wordsIn(html) };
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe('home', () => {
  it('has both buttons, four tiles, nine services, eight industries and two five-star testimonials', async () => {
    const { html, links, words } = await main('/');
    expect(links).toContain(emergencyLink);
    expect(links).toContain('/contact');
    expect(times(html, '<blockquote')).toBe(2);
    expect(times(html, 'aria-label="5 of 5 stars"')).toBe(2);
    for (const { slug, title } of services) {
      expect(links).toContain(slug ? `/services/${slug}` : contactLink({ service: slugFromTitle(title) }));
      expect(words).toContain(title);
    }
    for (const { slug, hasPage } of industries) {
      expect(links).toContain(hasPage ? `/industries/${slug}` : `/industries#${slug}`);
    }
    const { alignmentTolerance, emergencyResponse, liftingTons, generations } = claims;
    for (const figure of [alignmentTolerance, `< ${emergencyResponse.amount}`, liftingTons, generations]) {
      expect(html.replaceAll('&lt;', '<')).toContain(`<b>${figure}</b>`);
    }
    expect(services).toHaveLength(9);
    expect(industries).toHaveLength(8);
  });
});

describe('about', () => {
  it('has the four values, the five years, six certifications and an unnamed founder', async () => {
    const { words } = await main('/about');
    for (const value of ['Safety First', 'Precision Excellence', 'Family Values', 'Solution Focused']) {
      expect(words).toContain(value);
    }
    for (const year of ['1970s', '2010', '2015', '2020', '2024']) expect(words).toContain(year);
    expect(words).toMatch(/our founder/i);
    const certifications = Object.values(about.certifications);
    expect(certifications).toHaveLength(6);
    for (const { name } of certifications) expect(words).toContain(name);
  });
});

describe('services', () => {
  it('links each of the nine to the form by the slug of its title', async () => {
    const { links } = await main('/services');
    const slugs = links.filter((href) => href.startsWith('/contact?service=')).map((href) => href.split('=')[1]);
    for (const { title } of services) expect(slugs).toContain(slugFromTitle(title));
    expect(links).toContain(emergencyLink);
    expect(links).toContain('/contact');
  });

  it('names the four steps and the three safety figures', async () => {
    const { html, words } = await main('/services');
    const steps = ['Initial Consultation', 'Detailed Planning', 'Expert Execution', 'Quality Validation'];
    expect(words).toMatch(new RegExp(steps.join('.*')));
    const { lostTimeInjuries, emergencyResponse, safetyCompliance } = claims;
    for (const figure of [lostTimeInjuries, `<${emergencyResponse.text}`, safetyCompliance]) {
      expect(html).toContain(`<b>${figure.replace('<', '&lt;')}</b>`);
    }
  });

  it.each(['laser-alignment', 'equipment-installation', 'steel-fabrication', 'plant-relocation', 'conveyor-elevator'])(
    '/services/%s links to the form with its own value',
    async (slug) => {
      expect((await main(`/services/${slug}`)).links).toContain(`/contact?service=${slug}`);
    },
  );

  it('/services/emergency-repair links to both forms and has the four response tiers as text', async () => {
    const { links, words } = await main('/services/emergency-repair');
    expect(links).toContain('/contact?service=emergency&urgency=emergency');
    expect(links).toContain('/contact?service=emergency');
    for (const { time, type } of responseTiers) {
      expect(words.toLowerCase()).toContain(time.toLowerCase());
      expect(words).toContain(type);
    }
  });

  it('/services/maintenance-staffing has the four types with their durations, and buttons that lead nowhere', async () => {
    const { html, links, words } = await main('/services/maintenance-staffing');
    for (const figure of [
      claims.emergencyStaffing.text,
      claims.shortTermStaffing.text,
      claims.longTermStaffing.text,
      asAdjective(claims.permanentGuarantee),
      `${claims.journeymanYears} years`,
      claims.unfilledPositions,
    ]) {
      expect(words).toContain(figure);
    }
    expect(times(html, '<button type="button"')).toBeGreaterThanOrEqual(2);
    expect(links.filter((href) => href.startsWith('/contact'))).toEqual([]);
  });
});

it('/industries links each of the eight to the form, and food & beverage to the form with its industry', async () => {
  const { links, words } = await main('/industries');
  expect(links.filter((href) => href === '/contact').length).toBeGreaterThanOrEqual(8);
  for (const { title } of industries) expect(words).toContain(title);
  expect((await main('/industries/food-beverage')).links).toContain('/contact?service=food-beverage');
});

describe('projects', () => {
  it('has four, each with client, location, duration, team, results and testimonial, and the stats', async () => {
    const { words, html } = await main('/projects');
    expect(projects).toHaveLength(4);
    for (const { title, client, location, duration, team, results, testimonial } of projects) {
      for (const text of [title, client, location, duration, team, ...results, testimonial.quote]) {
        expect(words).toContain(text);
      }
    }
    expect(times(html, '<blockquote')).toBe(4);
    for (const stat of [claims.projects, claims.industriesServed, claims.onTime]) expect(words).toContain(stat);
  });
});

describe('contact', () => {
  it('has hero, four ways, form, service areas and commitments, in this order', async () => {
    const { html, links, words } = await main('/contact');
    const order = ['<h1', '<h2>Emergency</h2>', '<form', '>Service areas<', '>Response commitments<'];
    expect(html).toMatch(new RegExp(order.join('[^]*')));
    expect(links).toContain(emergencyLink);
    expect(links).toContain('/contact');
    expect(links).toContain('#contact-form');
    expect(links.some((href) => href.startsWith('mailto:'))).toBe(true);
    for (const { request: kind, time } of responseCommitments) {
      expect(words).toContain(kind);
      expect(words).toContain(time);
    }
    for (const area of [...claims.serviceAreas, claims.nationwide]) expect(words).toContain(area);
  });
});

describe('resources', () => {
  it('has the claims, three guides with size and pages, four tools with their types', async () => {
    const { html, words } = await main('/resources');
    for (const claim of [claims.downloads, claims.guidePages, claims.expertAuthored]) expect(words).toContain(claim);
    expect(html).toContain('id="service-guides"');
    expect(guides.map(({ id, fileSize, pages }) => [id, fileSize, pages])).toEqual([
      ['emergency-procedures', '2.1 MB', 24],
      ['preventive-maintenance', '1.8 MB', 18],
      ['safety-standards', '3.2 MB', 32],
    ]);
    for (const { title, fileSize, pages } of guides) {
      for (const text of [title, fileSize, String(pages)]) expect(words).toContain(text);
    }
    for (const { title, type } of toolCards) {
      expect(words).toContain(title);
      expect(words).toContain(type);
    }
    expect(toolCards).toHaveLength(4);
  });
});

describe('legal and safety', () => {
  it.each(['/privacy', '/terms'])('%s has the date from which it applies and the address to write to', async (path) => {
    const { links, words } = await main(path);
    expect(words).toContain(claims.legalEffective);
    expect(links).toContain(`mailto:${defaultSite.email}`);
  });

  it('the terms say how long an invoice may be disputed, and arbitration', async () => {
    const { words } = await main('/terms');
    expect(words).toContain(`within ${disputePeriod.text} of the invoice date`);
    expect(words).toMatch(/arbitrat/i);
  });

  it('/safety links to the form as safety and urgent, and without either', async () => {
    const { links } = await main('/safety');
    expect(links).toContain('/contact?service=safety&urgency=urgent');
    expect(links).toContain('/contact');
  });
});
