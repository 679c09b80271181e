import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../support/browser/chromium.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { copySite, editFile, run } from '../../support/server/site-copy.ts';

// A copy of the site gets a tenth service, a ninth industry, a sixth date, a seventh article and a third testimonial.
const copy = copySite();
let server: ServerProcess;
let browser: Browser;
let page: Page;

const inContent = (path: string) => join(copy, 'src/content', path);
const drawing = (path: string) => join(copy, 'src/drawings/shared', `${path}.svg`);

/** Adds an entry at the end of a catalog. */
function addTo(catalog: string, name: string, code: string) {
  mkdirSync(inContent(`${catalog}/${name}`));
  writeFileSync(inContent(`${catalog}/${name}/${name}.ts`), code);
  const list = inContent(`${catalog}/${catalog}.ts`);
  editFile(list, 'import', `import { ${name} } from './${name}/${name}.ts';\nimport`);
  editFile(list, '\n];', `\n  ${name},\n];`);
}

const tenth = `
  import { consultation } from '../consultation/service.ts';
  export const tenth = { ...consultation, option: 'tenth', slug: 'tenth', title: 'The tenth' };`;
const ninth = `
  import { aggregateMining } from '../aggregate-mining/industry.ts';
  export const ninth = { ...aggregateMining, slug: 'ninth', title: 'The ninth' };`;
const article = "{ ...featuredArticle, featured: undefined, id: 'seventh', title: 'Seventh article' }";
const testimonial = `{
  quote: 'Their pumps ran hot until the crew put the laser aside and looked at the feet. They have run cool for a year.',
  role: 'Reliability engineer', plant: 'paper mill', work: laserAlignment.title, stars: 5 }`;
const date = "{ date: '2028', title: 'Sixth date', text: 'It came last of all.' }";

beforeAll(async () => {
  addTo('services', 'tenth', tenth);
  editFile(inContent('services/service.ts'), "  'consultation',\n", "  'consultation',\n  'tenth',\n");
  cpSync(drawing('services/consultation'), drawing('services/tenth'));
  addTo('industries', 'ninth', ninth);
  cpSync(drawing('industries/chemical'), drawing('industries/ninth'));
  editFile(inContent('pages/blog.ts'), 'readonly Article[] = [', `readonly Article[] = [${article}, `);
  const testimonials = inContent('company/testimonials.ts');
  editFile(testimonials, 'readonly HomeTestimonial[] = [', `readonly HomeTestimonial[] = [${testimonial}, `);
  editFile(inContent('pages/about.ts'), '  ],\n  certifications: ', `${date},\n  ],\n  certifications: `);
  await run(copy, 'npm', 'run', 'build');
  server = await startServer({}, copy);
  browser = await launchChromium();
  page = await browser.newPage();
}, 240_000);

afterAll(async () => {
  await browser.close();
  await stopServer(server);
});

/** Describes entries that overlap, exceed their list or leave a gap in a row. Runs in the page. */
function faultsOf(list: Element, { entries, full }: { entries: string; full: boolean }) {
  const slack = 4;
  const frame = list.getBoundingClientRect();
  const boxes = Array.from(list.querySelectorAll(entries), (entry) => entry.getBoundingClientRect());
  const faults = boxes.flatMap((one, index) => {
    const exceeds = one.left < frame.left - slack || one.right > frame.right + slack;
    const overlapping = boxes.slice(index + 1).filter((two) => {
      const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      return width > slack && height > slack;
    });
    const row = boxes.filter(({ top }) => Math.abs(top - one.top) < slack);
    const hasGap = full && Math.max(...row.map(({ right }) => right)) < frame.right - slack;
    return [
      ...(exceeds ? [`${index} exceeds the list`] : []),
      ...overlapping.map((two) => `${index} and ${boxes.indexOf(two)} overlap`),
      ...(hasGap ? [`the row of ${index} has a gap`] : []),
    ];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide instead of ${clientWidth}`);
  return boxes.length > 2 ? faults : [`the list has ${boxes.length} entries`];
}

const items = ':scope > li';
it.each([
  ['/', '[aria-labelledby=services] ol', items, 'The tenth'],
  ['/', '[aria-labelledby=industries] ul', items, 'The ninth'],
  ['/', '[aria-labelledby=testimonials] div:has(> figure)', ':scope > figure', 'Their pumps'],
  ['/services', '[aria-label="Services on this page"] ol', items, 'The tenth'],
  ['/services', '[aria-labelledby=scope] ol', items, 'The tenth'],
  ['/industries', '[aria-labelledby=plants] table', ':scope > tbody', 'The ninth'],
  ['/blog', '[aria-labelledby=articles] ul:has(> li > h3)', items, 'Seventh article'],
  // The dates are not cells, so they leave their rows unfilled.
  ['/about', '[aria-labelledby=timeline] div:has(> ol)', ':scope > ol > li > *', 'Sixth date'],
])('on %s the list %s has room for one more entry', async (path, selector, entries, added) => {
  await page.goto(server.base + path);
  const list = page.locator(selector).first();
  expect(await list.textContent()).toContain(added);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await list.evaluate(faultsOf, { entries, full: path !== '/about' }), `${width} px`).toEqual([]);
  }
});
