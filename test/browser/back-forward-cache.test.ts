import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, origin } from '../support/browser.ts';
import { chromiumArgs, findWholeChromium } from '../support/chromium.ts';
import { button, idle, labels } from '../support/guides-page.ts';
import { mainLink, pageShown } from '../support/links.ts';
import { notices } from '../support/notices-page.ts';

// A browser of their own: Playwright switches this cache off, as its own way back waits for a document to load.
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
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

/** Leaves the site and comes back. Resolves when the page is there again as it was left. */
async function leaveAndReturn() {
  const path = await page.evaluate(() => window.location.pathname);
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (left) => window.location.pathname === left && Reflect.get(window, 'persisted') === true,
    path,
  );
}

test.for(['/about', '/contact', '/blog?category=safety'])('the browser keeps %s as it was for Back', async (path) => {
  await open(path);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await leaveAndReturn();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await mainLink(page, 'Projects').click();
  await pageShown(page, '/projects');
});

test('a guide on its way when the visitor left the site arrives once they are back', async () => {
  await open('/resources');
  // On a slow machine it may arrive before they have left.
  const saved = page.waitForEvent('download');
  await button(page, 'Emergency Procedures Guide').click();
  await leaveAndReturn();
  expect((await saved).suggestedFilename()).toBe('emergency-procedures-guide.pdf');
  await expect.poll(() => labels(page)).toEqual(idle);
  await expect.poll(() => notices(page)).toHaveLength(1);
  await page.context().close();
});
