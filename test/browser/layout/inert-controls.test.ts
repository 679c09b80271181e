import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { isFocused, pathOf } from '../../support/pages/page-state.ts';

/** Collects the requests and navigations of the page. The code of linked pages is fetched without a visitor's doing. */
function traffic(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => /\/assets\/|favicon/.test(request.url()) || addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
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

test.for(pages)('the inert buttons of %s can be focused and do nothing', async ([path, expected], { visit }) => {
  const page = await visit(path, { stopClock: true });
  // All buttons except those of guides and categories.
  const buttons = page.locator('main button:not(#service-guides *, form *)');
  const words = await buttons.allTextContents();
  const found = Object.keys(expected).map((start) => [start, words.filter((word) => word.startsWith(start)).length]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(words).toHaveLength(found.reduce((sum, [, count]) => sum + Number(count), 0));

  const names = (await page.locator('body').ariaSnapshot()).match(/button.*/g) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(words.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^button ".+"/);

  const addresses = traffic(page);
  const before = await content(page);
  const pressed = await buttons.evaluateAll((all: HTMLButtonElement[]) =>
    all.map((button) => {
      button.focus();
      button.click();
      return document.activeElement === button && button.type;
    }),
  );
  expect(new Set(pressed)).toEqual(new Set(['button']));
  // One of them as a visitor does it.
  await buttons.first().click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await letPass(page, 10_000);
  expect(await content(page)).toEqual(before);
  expect(addresses).toEqual([]);
  expect(pathOf(page)).toBe(path);
});

test.for([true, false])('Enter in a search or newsletter box does nothing; scripts: %s', async (scripts, { visit }) => {
  const page = await visit('/blog', { stopClock: scripts, javaScriptEnabled: scripts });
  const addresses = traffic(page);
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
  expect(addresses).toEqual([]);
  expect(page.url()).toMatch(/\/blog$/);
});
