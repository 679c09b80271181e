import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectProblems, hydrated, origin, test as base } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { Menu } from '../../support/layout/menu.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, idle, labels } from '../../support/pages/guides-page.ts';
import { pageShown } from '../../support/pages/links.ts';
import { scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

// Playwright disables this cache, because its `goBack` waits for a document to load.
const test = base.extend('page', async ({ problems }, { onCleanup }) => {
  const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  onCleanup(() => browser.close());
  const page = await browser.newPage({ baseURL: origin });
  collectProblems(page.context(), problems, []);
  return page;
});

/** Leaves the page and returns to it. Resolves when the browser has restored it from the cache. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, 'persisted', undefined);
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted), { once: true });
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
}

test('pages that Back restores from the cache keep their position, links and a running download', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  for (const next of ['Blog', 'Resources']) {
    await scrollTo(page, 300);
    await leaveAndReturn(page);
    expect(await scrollPosition(page)).toBe(300);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await new Menu(page).link(next).click();
    await pageShown(page, `/${next.toLowerCase()}`);
  }

  // On a slow machine the download may end before the page is left.
  const saved = page.waitForEvent('download');
  await button(page, 'Emergency Procedures Guide').click();
  await leaveAndReturn(page);
  expect((await saved).suggestedFilename()).toBe('emergency-procedures-guide.pdf');
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
});
