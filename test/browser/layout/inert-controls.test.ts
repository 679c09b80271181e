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

/** Returns the address, and the HTML of the main part and of the notices. */
const content = async (page: Page) => [
  page.url(),
  ...(await page.locator('main, [aria-label="Notifications"]').evaluateAll((all) => all.map((one) => one.innerHTML))),
];

test('inert buttons can be focused, and they and Enter in a search or newsletter box do nothing', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce', stopClock: true });
  for (const box of [page.getByRole('searchbox'), page.getByRole('textbox', { name: 'E-mail address' })]) {
    const before = await content(page);
    await box.focus();
    await page.keyboard.type('soft foot');
    await page.keyboard.press('Enter');
    await letPass(page, 10_000);
    await expectFocus(box);
    expect(await box.inputValue()).toBe('soft foot');
    // Without scripts, too: outside of a form, Enter submits nothing.
    expect(await box.evaluate((input) => input.closest('form'))).toBeNull();
    expect(await content(page)).toEqual(before);
  }
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
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^button ".+"/);

    const before = await content(page);
    const pressed = await buttons.evaluateAll((all: HTMLButtonElement[]) =>
      all.map((button) => {
        button.focus();
        button.click();
        return document.activeElement === button && button.type;
      }),
    );
    expect(new Set(pressed)).toEqual(new Set(['button']));
    await letPass(page, 10_000);
    expect(await content(page)).toEqual(before);
  }
});
