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
const test = base
  .extend('browserWithCache', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ browserWithCache, problems }, { onCleanup }) => {
    const page = await browserWithCache.newPage({ baseURL: origin });
    onCleanup(() => page.context().close());
    collectProblems(page.context(), problems, []);
    return page;
  });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Leaves the page and returns to it. Resolves when the browser has restored it from the cache. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted)),
  );
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
}

test.for(['/contact', '/blog?category=safety'])('Back restores %s from the cache', async (path, { page }) => {
  await open(page, path);
  await scrollTo(page, 300);
  await leaveAndReturn(page);
  expect(await scrollPosition(page)).toBe(300);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await new Menu(page).link('Projects').click();
  await pageShown(page, '/projects');
});

test('a download continues when the visitor returns to the page', async ({ page }) => {
  await open(page, '/resources');
  // On a slow machine the download may end before the page is left.
  const saved = page.waitForEvent('download');
  await button(page, 'Emergency Procedures Guide').click();
  await leaveAndReturn(page);
  expect((await saved).suggestedFilename()).toBe('emergency-procedures-guide.pdf');
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
});
