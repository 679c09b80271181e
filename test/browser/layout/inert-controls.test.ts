import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { followLink } from '../../support/pages/links.ts';
import { expectFocus, pathOf } from '../../support/pages/page-state.ts';

/** The inert buttons of each page: the start of their labels, and the number of buttons. */
const pages = [
  ['/blog', { Search: 1, 'Read Article': 1, 'Read More': 6, 'Load More Articles': 1, 'Subscribe Now': 1 }],
  ['/resources', { Download: 4, 'Request a procedure': 1, 'Talk to a millwright': 1 }],
  ['/services/maintenance-staffing', { 'Request staff': 1, 'Talk to a planner': 1, 'Ask for a crew plan': 1 }],
] as const;

/** Returns the HTML of the main part and of the notices. */
const content = (page: Page): Promise<string[]> =>
  page.locator('main, [aria-label="Notifications"]').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));

/**
 * Does something on the page. The page must change nothing within ten seconds, load nothing and go nowhere. The code of linked
 * pages is fetched without a visitor's doing.
 */
async function expectNothing(page: Page, action: () => Promise<void>) {
  const addresses: string[] = [];
  page.on('request', (request) => /\/assets\/|favicon/.test(request.url()) || addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const before = await content(page);
  await action();
  await letPass(page, 10_000);
  expect(await content(page)).toEqual(before);
  expect(addresses).toEqual([]);
  page.removeAllListeners('request');
  page.removeAllListeners('framenavigated');
}

test('inert buttons can be focused, and they and Enter in a search or newsletter box do nothing', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce', stopClock: true });
  const boxes = [
    [page.getByRole('searchbox', { name: 'Search articles' }), 'soft foot'],
    [page.getByRole('textbox', { name: 'E-mail address' }), 'not an address'],
  ] as const;
  await expectNothing(page, async () => {
    for (const [box, text] of boxes) {
      await box.focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expectFocus(box);
      // Without scripts, too: outside of a form, Enter submits nothing.
      expect(await box.evaluate((input) => input.closest('form'))).toBeNull();
    }
  });
  for (const [box, text] of boxes) expect(await box.inputValue()).toBe(text);

  for (const [path, expected] of pages) {
    await followLink(page, path);
    await expect.poll(() => pathOf(page)).toBe(path);
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

    await expectNothing(page, async () => {
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
    });
    expect(pathOf(page)).toBe(path);
  }
});
