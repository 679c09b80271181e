import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../src/content/blog.ts';
import { claims } from '../../src/content/claims.ts';
import { company } from '../../src/content/company.ts';
import { abbreviated, asAdjective } from '../../src/content/duration-forms.ts';
import { responseTiers } from '../../src/content/emergency-repair.ts';
import { industries } from '../../src/content/industries.ts';
import { footerLists } from '../../src/content/navigation.ts';
import { services } from '../../src/content/services.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { pagePaths } from '../../src/routes.tsx';

const footer = footerLists.flatMap(({ links }) => links.map(({ href }) => href));

describe('catalogues', () => {
  it('an industry says that it has a page exactly when its content file is there', () => {
    for (const { slug, hasPage } of industries) {
      expect(existsSync(`src/content/industries/${slug}.ts`), slug).toBe(hasPage);
      expect(pagePaths.includes(`/industries/${slug}`), slug).toBe(hasPage);
    }
  });

  it('the services with a slug are those that have a page, and the footer leads to all of them', () => {
    const paths = services.flatMap(({ slug }) => (slug ? [`/services/${slug}`] : [])).toSorted();
    expect(paths).toEqual(pagePaths.filter((path) => path.startsWith('/services/')).toSorted());
    expect(footer).toEqual(expect.arrayContaining(paths));
  });

  it('every service, industry and article has a drawing of its own', () => {
    for (const { option } of services)
      expect(existsSync(`src/drawings/shared/services/${option}.svg`), option).toBe(true);
    for (const { slug } of industries)
      expect(existsSync(`src/drawings/shared/industries/${slug}.svg`), slug).toBe(true);
    for (const { image } of articles) expect(existsSync(`src/drawings/articles/${image}.svg`), image).toBe(true);
    expect(new Set(articles.map(({ image }) => image)).size).toBe(articles.length);
  });

  it('each category has its number of articles', () => {
    const count = (category: string) => articles.filter((article) => article.category === category).length;
    expect([count('safety'), count('maintenance'), count('industry'), articles.length]).toEqual([1, 3, 2, 6]);
    expect(featuredArticle.category).toBe('technology');
    expect(blogCategories.map(({ label }) => label)).toEqual([
      'All Posts',
      'Maintenance Tips',
      'Safety Protocols',
      'Equipment Technology',
      'Industry Insights',
    ]);
  });

  it('a testimonial is about a service that there is', () => {
    const titles = services.map(({ title }) => title);
    for (const { work } of testimonials) expect(titles).toContain(work);
  });
});

describe('facts', () => {
  const facts = [join('content', 'company.ts'), join('content', 'claims.ts')];
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|svg)$/.test(file) && !facts.includes(file))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '') }));

  // Inches and tons are left out: whatever the figure, some reading or machine in the texts may have the same.
  it.each([
    claims.unfilledPositions,
    claims.onTime,
    claims.downloads,
    claims.subscribers,
    claims.projects,
    claims.industriesServed,
    claims.lineOpen,
    claims.emergencyResponse.text,
    abbreviated(claims.emergencyResponse),
    claims.emergencyStaffing.text,
    claims.shortTermStaffing.text,
    claims.longTermStaffing.text,
    asAdjective(claims.permanentGuarantee),
    `${claims.journeymanYears} years`,
    `${claims.combinedYears} years`,
    `${claims.generations} generations`,
    company.address.county,
    company.address.postalCode,
    claims.legalEffective,
  ])('"%s" is written in company.ts or claims.ts, and nowhere else', (fact) => {
    expect(sources.filter(({ text }) => hasWords(text, fact)).map(({ file }) => file)).toEqual([]);
  });

  it('the response tiers go from the shortest to the longest, as the time line draws them', () => {
    const hours = responseTiers.map((tier) => tier.hours);
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    expect(new Set(hours).size).toBe(hours.length);
  });
});

/** Whether a text has these words, and not as a part of other words or figures. */
function hasWords(text: string, words: string): boolean {
  const parts = text.split(words);
  return parts.slice(1).some((after, index) => !/[\w.]$/.test(parts[index] ?? '') && !/^\w/.test(after));
}
