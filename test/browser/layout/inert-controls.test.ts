import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestsOf, test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { isFocused, pathOf } from '../../support/pages/page-state.ts';

/** Collects the requests and navigations of the page. */
async function traffic(page: Page): Promise<string[]> {
  const requests = await requestsOf(page);
  page.on('framenavigated', (frame) => requests.push(frame.url()));
  return requests;
}

/** Returns the HTML of the main part and of the notices. */
const content = (page: Page): Promise<string[]> =>
  page.locator('main, [aria-label="Notifications"]').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));

/** The inert buttons of each page: the start of their labels, and the number of buttons. */
const pages = [
  ['/blog', { Search: 1, 'Read Article': 1, 'Read More': 6, 'Load More Articles': 1, 'Subscribe Now': 1 }],
  ['/resources', { Download: 4, 'Request a procedure': 1, 'Talk to a millwright': 1 }],
  ['/services/maintenance-staffing', { 'Request staff': 1, 'Talk to a planner': 1, 'Ask for a crew plan': 1 }],
] as const;

/** Returns all buttons except those of guides and categories. */
const inertButtons = (page: Page) => page.locator('main button:not(#service-guides *, form *)');

test.for(pages)('the inert buttons of %s can be focused and do nothing', async ([path, expected], { visit }) => {
  const page = await visit(path, { stopClock: true });
  const words = await inertButtons(page).allTextContents();
  const found = Object.keys(expected).map((start) => [start, words.filter((word) => word.startsWith(start)).length]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(words).toHaveLength(found.reduce((sum, [, count]) => sum + Number(count), 0));

  const all = await page.getByRole('button').all();
  const names = await Promise.all(all.map((button) => button.ariaSnapshot()));
  expect(new Set(names).size).toBe(all.length);
  for (const name of names) expect(name).toMatch(/button ".+"/);

  const requests = await traffic(page);
  const before = await content(page);
  for (const button of await inertButtons(page).all()) {
    expect(await button.getAttribute('type')).toBe('button');
    await button.click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await isFocused(button)).toBe(true);
    expect(await content(page)).toEqual(before);
  }
  await letPass(page, 10_000);
  expect(await content(page)).toEqual(before);
  expect(requests).toEqual([]);
  expect(pathOf(page)).toBe(path);
});

test.for([true, false])('Enter in a search or newsletter box does nothing; scripts: %s', async (scripts, { visit }) => {
  const page = await visit('/blog', { stopClock: scripts, javaScriptEnabled: scripts });
  const requests = await traffic(page);
  const before = await content(page);
  const boxes = [
    [page.getByRole('searchbox', { name: 'Search articles' }), 'soft foot'],
    [page.getByRole('textbox', { name: 'E-mail address' }), 'not an address'],
  ] as const;
  for (const [box, text] of boxes) {
    await box.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    expect(await isFocused(box)).toBe(true);
  }
  if (scripts) await letPass(page, 10_000);
  for (const [box, text] of boxes) expect(await box.inputValue()).toBe(text);
  expect(await content(page)).toEqual(before);
  expect(requests).toEqual([]);
  expect(page.url()).toMatch(/\/blog$/);
});
