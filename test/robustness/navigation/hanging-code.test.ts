import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { letPass, stopClock } from '../../support/browser/clock.ts';
import { followLink, pointAtLink } from '../../support/pages/links.ts';
import { pathOf, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';
import { openScriptProxy } from '../../support/server/script-proxy.ts';

/** How long a visitor waits for the code of a page. */
const limit = 4000;

/** Lets the test hold the page's requests for scripts. Those that are held are never answered. */
async function holdScripts(page: Page) {
  const scripts = { areHeld: true, held: 0 };
  await page.route('**/*.js', (route) => {
    if (!scripts.areHeld) return route.continue();
    scripts.held += 1;
    return undefined;
  });
  return scripts;
}

/** Gives the document a property that the next one does not have. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));

const isOldDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Waits until the page is a document of its own, with this heading. */
async function documentShown(page: Page, path: string, heading: string) {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'marked') === undefined);
  await page.locator('h1', { hasText: heading }).waitFor();
}

test('a link whose code hangs loads the document after 4 s, or at once after a second click', async ({ visit }) => {
  const page = await visit('/', { stopClock: true, reducedMotion: 'reduce' });
  await mark(page);
  await scrollTo(page, 1500);
  const scripts = await holdScripts(page);
  await followLink(page, '/safety#record');
  await expect.poll(() => scripts.held).toBeGreaterThan(0);
  await letPass(page, limit - 100);
  expect(await isOldDocument(page)).toBe(true);
  expect(pathOf(page)).toBe('/');
  expect(await page.locator('[role="progressbar"]').getAttribute('hidden')).toBeNull();
  // Chromium scrolls to the part only when the document's own scripts have come.
  scripts.areHeld = false;
  await page.clock.runFor(100);
  await documentShown(page, '/safety#record', 'Safety');
  await expect
    .poll(() => page.locator('#record').evaluate((part) => part.getBoundingClientRect().top))
    .toBeCloseTo(96, 0);

  // The visit has two entries: where it was, and where it is.
  await page.goBack();
  expect(pathOf(page)).toBe('/');
  await page.clock.resume();
  await hydrated(page);
  await mark(page);
  scripts.areHeld = true;
  // The second click is not to wait for any time.
  await stopClock(page);
  const link = page.locator('header nav a[href="/about"]');
  await link.click();
  expect(await isOldDocument(page)).toBe(true);
  await link.click();
  await documentShown(page, '/about', 'About');
});

test('a click is followed as a document while more prefetches hang than there are connections', async ({ open }) => {
  // Requests that a route holds take no connection.
  const proxy = await openScriptProxy(origin);
  const page = await open('/', { baseURL: proxy.base, stopClock: true });
  await mark(page);
  proxy.scripts = 'held';
  const paths = ['about', 'services', 'industries', 'projects', 'blog', 'resources', 'contact', 'safety', 'privacy'];
  for (const path of paths) await pointAtLink(page, `/${path}`);
  // HTTP/1.1 has six connections to a host.
  await expect.poll(() => proxy.held.length).toBeGreaterThan(4);
  await letPass(page, 3 * limit);
  expect(await isOldDocument(page)).toBe(true);
  await page.locator('header nav a[href="/about"]').click();
  await letPass(page, limit - 100);
  expect(await isOldDocument(page)).toBe(true);
  await page.clock.runFor(100);
  await documentShown(page, '/about', 'About');
});

test('Back and Forward load the document if code hangs, and keep the position', async ({ visit }) => {
  const page = await visit('/terms', { stopClock: true, reducedMotion: 'reduce' });
  await page.clock.resume();
  await scrollTo(page, 1500);
  await followLink(page, '/privacy');
  await page.locator('h1:focus', { hasText: 'Privacy' }).waitFor();
  await scrollTo(page, 1500);
  await page.goBack();
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  const scripts = await holdScripts(page);
  for (const [way, path, heading] of [
    ['forward', '/privacy', 'Privacy'],
    ['back', '/terms', 'Terms'],
  ] as const) {
    // After a reload the browser has the code of this page only.
    scripts.areHeld = false;
    await page.reload();
    await hydrated(page);
    await mark(page);
    scripts.areHeld = true;
    await page.evaluate((name) => history[name](), way);
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    expect(await isOldDocument(page)).toBe(true);
    await page.clock.fastForward(limit);
    await documentShown(page, path, heading);
    await expect.poll(() => scrollPosition(page)).toBe(1500);
  }
});
