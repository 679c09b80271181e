import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestsOf, test } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';

/** Collects what the page asks for and where it goes. */
async function traffic(page: Page): Promise<string[]> {
  const asked = await requestsOf(page);
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  return asked;
}

/** Everything in the page and in the region of notices. */
const content = (page: Page): Promise<string[]> =>
  page.locator('main, [aria-label="Notifications"]').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));

/** The buttons of a page whose work is not built yet: the words with which they begin, and how many there are of each. */
const pages = [
  ['/blog', { Search: 1, 'Read Article': 1, 'Read More': 6, 'Load More Articles': 1, 'Subscribe Now': 1 }],
  ['/resources', { Download: 4, 'Request a procedure': 1, 'Talk to a millwright': 1 }],
  ['/services/maintenance-staffing', { 'Request staff': 1, 'Talk to a planner': 1, 'Ask for a crew plan': 1 }],
] as const;

/** All buttons but those of the guides and of the categories, which work. */
const inertButtons = (page: Page) => page.locator('main button:not(#service-guides *, form *)');

test.for(pages)(
  'the inert buttons of %s are all there, have names, take the focus and do nothing, by mouse or keyboard',
  async ([path, expected], { visit }) => {
    const page = await visit(path, { stopClock: true });
    const words = await inertButtons(page).allTextContents();
    const found = Object.keys(expected).map((start) => [start, words.filter((word) => word.startsWith(start)).length]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(words).toHaveLength(found.reduce((sum, [, count]) => sum + Number(count), 0));

    const all = await page.getByRole('button').all();
    const names = await Promise.all(all.map((button) => button.ariaSnapshot()));
    expect(new Set(names).size).toBe(all.length);
    for (const name of names) expect(name).toMatch(/button ".+"/);

    const asked = await traffic(page);
    const before = await content(page);
    for (const button of await inertButtons(page).all()) {
      expect(await button.getAttribute('type')).toBe('button');
      await button.click();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await content(page)).toEqual(before);
    }
    await letPass(page, 10_000);
    expect(await content(page)).toEqual(before);
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

test.for([true, false])(
  'Enter in the search and newsletter boxes does nothing and loses nothing; scripts: %s',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit('/blog', { stopClock: javaScriptEnabled, javaScriptEnabled });
    const asked = await traffic(page);
    const before = await content(page);
    const boxes = [
      [page.getByRole('searchbox', { name: 'Search articles' }), 'soft foot'],
      [page.getByRole('textbox', { name: 'E-mail address' }), 'not an address'],
    ] as const;
    for (const [box, text] of boxes) {
      await box.click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    // Nor does anything happen later.
    if (javaScriptEnabled) await letPass(page, 10_000);
    for (const [box, text] of boxes) expect(await box.inputValue()).toBe(text);
    expect(await content(page)).toEqual(before);
    expect(asked).toEqual([]);
    expect(page.url()).toMatch(/\/blog$/);
  },
);

test('choosing a category keeps what was typed into the boxes', async ({ visit }) => {
  const page = await visit('/blog');
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  await search.fill('soft foot');
  await address.fill('dana@example.com');
  await page.getByRole('button', { name: 'Equipment Technology' }).click();
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  expect(await search.inputValue()).toBe('soft foot');
  expect(await address.inputValue()).toBe('dana@example.com');
});
