import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { footerLists } from '../../../src/content/company/navigation.ts';
import { industries } from '../../../src/content/industries/industries.ts';
import { articles } from '../../../src/content/pages/blog.ts';
import { responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { services } from '../../../src/content/services/services.ts';
import { loadPage, pagePaths } from '../../../src/routes.tsx';

const footer = footerLists.flatMap(({ links }) => links.map(({ href }) => href));

it.each([
  ...services.map((service) => ({ ...service, folder: 'services' })),
  ...industries.map((industry) => ({ ...industry, folder: 'industries' })),
])('$folder/$slug has a page with its title if it has a page.ts, and `hasPage` says so', async (entry) => {
  const path = `/${entry.folder}/${entry.slug}`;
  expect(entry.hasPage, `hasPage of ${path}`).toBe(existsSync(`src/content${path}/page.ts`));
  const page = pagePaths.includes(path) ? await loadPage(path) : undefined;
  expect(page?.summary.name).toBe(entry.hasPage ? entry.title : undefined);
});

it.each([
  ['services', services],
  ['industries', industries],
] as const)('each folder of %s is in the list', (name, list) => {
  const folders = readdirSync(`src/content/${name}`, { withFileTypes: true }).filter((file) => file.isDirectory());
  expect(folders.map((folder) => folder.name).toSorted()).toEqual(list.map(({ slug }) => slug).toSorted());
});

it('the footer has a link to the page of each service', () => {
  const paths = services.filter(({ hasPage }) => hasPage).map(({ slug }) => `/services/${slug}`);
  expect(paths.filter((path) => !footer.includes(path))).toEqual([]);
});

it('every service, industry and article has a drawing of its own', () => {
  for (const { option } of services) expect(existsSync(`src/drawings/services/${option}.svg`), option).toBe(true);
  for (const { slug } of industries) expect(existsSync(`src/drawings/industries/${slug}.svg`), slug).toBe(true);
  for (const { image } of articles) expect(existsSync(`src/drawings/articles/${image}.svg`), image).toBe(true);
  expect(new Set(articles.map(({ image }) => image)).size).toBe(articles.length);
});

it('the response tiers are sorted by time, as the time line shows them', () => {
  const hours = responseTiers.map((tier) => tier.hours);
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  expect(new Set(hours).size).toBe(hours.length);
});
