import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { isFocused, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

/** Makes the history refuse more calls of its methods, as Safari refuses the 101st in 10 seconds. */
const limitHistory = (tab: Page, most: Record<'pushState' | 'replaceState', number>) =>
  tab.addInitScript((limits) => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const call = history[name].bind(history);
      history[name] = (...entry) => {
        limits[name] -= 1;
        if (limits[name] < 0) throw new DOMException(`history.${name}() was called too often`, 'SecurityError');
        call(...entry);
      };
    }
  }, most);

const tooOften = /was called too often/;

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

test('where the history refuses every call, the page stays as it was served', async ({ visit }) => {
  const logged: string[] = [];
  const page = await visit('/about', {
    hydrates: false,
    expected: [tooOften],
    prepare: (tab) => {
      tab.on('pageerror', ({ message }) => logged.push(message));
      return limitHistory(tab, { pushState: 0, replaceState: 0 });
    },
  });
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await new Menu(page).link('Blog').click();
  await page.waitForURL('**/blog');
  expect(await page.locator('h1').textContent()).toContain('Blog');
});

test('where the history refuses to change an entry, or many new ones, links and buttons work', async ({ visit }) => {
  const page = await visit('/', {
    expected: [tooOften],
    prepare: (tab) => limitHistory(tab, { pushState: 10, replaceState: 1 }),
  });
  await scrollTo(page, 1500);
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  // Another click on the link of the same page would change its entry, so its document is loaded.
  const loaded = page.waitForEvent('domcontentloaded');
  await followLink(page, '/');
  await loaded;
  await hydrated(page);
  expect(await scrollPosition(page)).toBe(0);
  expect(await errorScreen(page).count()).toBe(0);

  await new Menu(page).link('Blog').click();
  await pageShown(page, '/blog');
  const category = page.getByRole('button', { name: 'Safety Protocols' });
  await category.focus();
  for (let count = 0; count < 15; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.waitForURL('**/blog?category=safety');
  expect(await isFocused(category)).toBe(true);
  expect(await errorScreen(page).count()).toBe(0);
  // All presses made one entry.
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
