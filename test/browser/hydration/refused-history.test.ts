import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { isFocused, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

type HistoryMethod = 'pushState' | 'replaceState';
const bothMethods: HistoryMethod[] = ['pushState', 'replaceState'];

/** Makes the history refuse more calls than this, as Safari refuses the 101st in 10 seconds. */
const limitHistory = (tab: Page, most: number, methods = bothMethods) =>
  tab.addInitScript(
    ({ limit, names }) => {
      let calls = 0;
      for (const name of names) {
        const call = history[name].bind(history);
        history[name] = (...entry) => {
          calls += 1;
          if (calls > limit) throw new DOMException(`history.${name}() was called too often`, 'SecurityError');
          call(...entry);
        };
      }
    },
    { limit: most, names: methods },
  );

const tooOften = /was called too often/;

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

test('holding Enter on a category of the blog makes one history entry', async ({ open }) => {
  const page = await open('/blog', { prepare: (tab) => limitHistory(tab, 10) });
  const entries = await page.evaluate(() => history.length);
  const category = page.getByRole('button', { name: 'Safety Protocols' });
  await category.focus();
  for (let count = 0; count < 15; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.waitForURL('**/blog?category=safety');
  expect(await isFocused(category)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link that is followed too often for the history loads its document', async ({ visit }) => {
  const page = await visit('/about', { prepare: (tab) => limitHistory(tab, 10), expected: [tooOften] });
  const loaded = page.waitForEvent('domcontentloaded');
  // Firefox follows a link each time that Enter repeats, Chromium once.
  await new Menu(page).link('About').evaluate((link: HTMLElement) => {
    const follow = () => {
      link.click();
      requestAnimationFrame(follow);
    };
    follow();
  });
  await loaded;
  await hydrated(page);
  expect(await errorScreen(page).count()).toBe(0);
  await new Menu(page).link('Blog').click();
  await pageShown(page, '/blog');
  await page.getByRole('button', { name: 'Safety Protocols' }).click();
  await page.waitForURL('**/blog?category=safety');
  expect(await errorScreen(page).count()).toBe(0);
});

test('where the history refuses every call, the page stays as it was served', async ({ visit }) => {
  const logged: string[] = [];
  const page = await visit('/about', {
    hydrates: false,
    expected: [tooOften],
    prepare: (tab) => {
      tab.on('pageerror', ({ message }) => logged.push(message));
      return limitHistory(tab, 0);
    },
  });
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await new Menu(page).link('Blog').click();
  await page.waitForURL('**/blog');
  expect(await page.locator('h1').textContent()).toContain('Blog');
});

test('where the history refuses to change an entry again, the home page follows its links', async ({ visit }) => {
  const page = await visit('/', {
    expected: [tooOften],
    prepare: (tab) => limitHistory(tab, 1, ['replaceState']),
  });
  await scrollTo(page, 1500);
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  // Another click on the link of the same page would change its entry.
  await followLink(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await errorScreen(page).count()).toBe(0);
});
