import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, origin } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { Menu } from '../../support/layout/menu.ts';
import { Notices } from '../../support/notices/notices.ts';
import { button, idle, labels } from '../../support/pages/guides-page.ts';
import { pageShown } from '../../support/pages/links.ts';
import { scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

// Playwright disables this cache, because its `goBack` waits for a document to load.
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  page = await browser.newPage({ baseURL: origin });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted));
  });
});
afterAll(() => browser.close());

async function open(path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Leaves the page and returns to it. Resolves when the browser has restored it from the cache. */
async function leaveAndReturn() {
  const path = await page.evaluate(() => window.location.pathname);
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (left) => window.location.pathname === left && Reflect.get(window, 'persisted') === true,
    path,
  );
}

test.for(['/about', '/contact', '/blog?category=safety'])('Back restores %s from the cache', async (path) => {
  await open(path);
  await scrollTo(page, 300);
  await leaveAndReturn();
  expect(await scrollPosition(page)).toBe(300);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await new Menu(page).link('Projects').click();
  await pageShown(page, '/projects');
});

test('a download continues when the visitor returns to the page', async () => {
  await open('/resources');
  // On a slow machine the download may end before the page is left.
  const saved = page.waitForEvent('download');
  await button(page, 'Emergency Procedures Guide').click();
  await leaveAndReturn();
  expect((await saved).suggestedFilename()).toBe('emergency-procedures-guide.pdf');
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
  await page.context().close();
});
