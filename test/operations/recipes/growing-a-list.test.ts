import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const inContent = (file: string) => join(copy, 'src/content', file);
const copyDrawing = (folder: string, from: string, to: string) =>
  cpSync(join(copy, `src/drawings/${folder}/${from}.svg`), join(copy, `src/drawings/${folder}/${to}.svg`));
/** Adds a service or an industry at the end of its list, with the facts of another one. */
function addToCatalog(catalog: string, kind: string, model: string, name: string) {
  const [list, entry] = [inContent(`${catalog}/${catalog}.ts`), inContent(`${catalog}/${name}/${kind}.ts`)];
  cpSync(dirname(inContent(`${catalog}/${model}/${kind}.ts`)), dirname(entry), { recursive: true });
  editFile(entry, /export const \w+/, `export const ${name}`);
  editFile(entry, /slug: '.*'/, `slug: '${name}'`);
  editFile(entry, /title: '.*'/, `title: 'The ${name}'`);
  editFile(list, /^/, `import { ${name} } from './${name}/${kind}.ts';\n`);
  editFile(list, /(\n\];)/, `\n  ${name},$1`);
}

beforeAll(async () => {
  addToCatalog('services', 'service', 'consultation', 'tenth');
  editFile(inContent('services/tenth/service.ts'), /option: '.*'/, "option: 'tenth'");
  editFile(inContent('services/service.ts'), /( {2}'consultation',)/, "$1\n  'tenth',");
  copyDrawing('shared/services', 'consultation', 'tenth');
  addToCatalog('industries', 'industry', 'aggregate-mining', 'ninth');
  copyDrawing('shared/industries', 'chemical', 'ninth');
  editFile(
    inContent('pages/about.ts'),
    /(\n  \],\n  certifications: )/,
    "\n    { date: '2028', title: 'Sixth date', text: 'It came last of all.' },$1",
  );
  editFile(inContent('pages/blog.ts'), /(articles: readonly Article\[\] = \[)(\s*\{[^}]*\},)/, '$1$2$2');
  editFile(
    inContent('pages/blog.ts'),
    /id: 'group-lockout',\s*title: '[^']*'/,
    "id: 'seventh', title: 'Seventh article'",
  );
  editFile(inContent('company/testimonials.ts'), /(HomeTestimonial\[\] = \[)(\s*\{[^}]*\},)/, '$1$2$2');
  editFile(inContent('company/testimonials.ts'), /Our vacuum pumps/, 'Their pumps');
  await run(copy, 'npm', 'run', 'build');
  server = await startServer({}, copy);
  browser = await launchChromium();
  page = await browser.newPage();
}, 240_000);

afterAll(async () => {
  await browser.close();
  await stopServer(server);
  rmSync(copy, { recursive: true });
});

/** Describes items that overlap, exceed their list or leave a gap in a row. */
const faultsOf = (selector: string, items: string, full: boolean) =>
  page.evaluate(
    ([listSelector, itemSelector, isFull]) => {
      const list = document.querySelector(listSelector);
      if (!list) return [`no ${listSelector}`];
      const faults: string[] = [];
      const slack = 4;
      const frame = list.getBoundingClientRect();
      const boxes = [...list.querySelectorAll(itemSelector)].map((item) => item.getBoundingClientRect());
      if (boxes.length === 0) return [`no ${itemSelector}`];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide instead of ${clientWidth}`);
      for (const [index, one] of boxes.entries()) {
        if (one.left < frame.left - slack || one.right > frame.right + slack) faults.push(`${index} exceeds the list`);
        for (const [other, two] of boxes.entries()) {
          const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (other > index && wide > slack && high > slack) faults.push(`${index} and ${other} overlap`);
        }
        const row = boxes.filter(({ top }) => Math.abs(top - one.top) < slack);
        const right = Math.max(...row.map((box) => box.right));
        if (isFull && right < frame.right - slack) faults.push(`the row of ${index} has a gap`);
      }
      return faults;
    },
    [selector, items, full] as const,
  );

const items = ':scope > li';
const lists = [
  ['/', '[aria-labelledby=services] ol', items, 'The tenth'],
  ['/', '[aria-labelledby=industries] ul', items, 'The ninth'],
  ['/', '[aria-labelledby=testimonials] div:has(> figure)', ':scope > figure', 'Their pumps'],
  ['/services', '[aria-label="Services on this page"] ol', items, 'The tenth'],
  ['/services', '[aria-labelledby=scope] ol', items, 'The tenth'],
  ['/industries', '[aria-labelledby=plants] table', ':scope > tbody', 'The ninth'],
  ['/blog', '[aria-labelledby=articles] ul:has(> li > h3)', items, 'Seventh article'],
  // The dates are not cells, so they leave their rows unfilled.
  ['/about', '[aria-labelledby=timeline] div:has(> ol)', ':scope > ol > li > *', 'Sixth date'],
] as const;

it.each([...new Set(lists.map(([path]) => path))])('the lists of %s have room for one more entry', async (path) => {
  await page.goto(server.base + path);
  for (const [, list, entries, added] of lists.filter(([on]) => on === path)) {
    expect(await page.locator(list).first().textContent(), list).toContain(added);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(list, entries, path !== '/about'), `${list} at ${width} px`).toEqual([]);
    }
  }
});
