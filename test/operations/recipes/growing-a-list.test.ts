import { afterAll, expect } from 'vitest';
import { launchChromium } from '../../support/browser/chromium.ts';
import { test } from './changed-site.ts';

const browser = await launchChromium();
const page = await browser.newPage();
afterAll(() => browser.close());

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
test.for<[path: string, list: string, entries: string, added: string]>([
  ['/', '[aria-labelledby=services] ol', items, 'The tenth'],
  ['/', '[aria-labelledby=industries] ul', items, 'The ninth'],
  ['/', '[aria-labelledby=testimonials] div:has(> figure)', ':scope > figure', 'Their pumps'],
  ['/services', '[aria-label="Services on this page"] ol', items, 'The tenth'],
  ['/services', '[aria-labelledby=scope] ol', items, 'The tenth'],
  ['/industries', '[aria-labelledby=plants] table', ':scope > tbody', 'The ninth'],
  ['/blog', '[aria-labelledby=articles] ul:has(> li > h3)', items, 'Seventh article'],
  // The dates are not cells, so they leave their rows unfilled.
  ['/about', '[aria-labelledby=timeline] div:has(> ol)', ':scope > ol > li > *', 'Sixth date'],
])('on %s the list %s has room for one more entry', async ([path, selector, entries, added], { address }) => {
  await page.goto(address + path);
  const list = page.locator(selector).first();
  expect(await list.textContent()).toContain(added);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await list.evaluate(faultsOf, { entries, full: path !== '/about' }), `${width} px`).toEqual([]);
  }
});
