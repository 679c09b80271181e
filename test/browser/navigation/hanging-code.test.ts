import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test, type Open } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { followLink, pointAtLink } from '../../support/pages/links.ts';
import { pathOf, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';
import { openScriptProxy } from '../../support/server/script-proxy.ts';

/** How long a visitor waits for the code of a page. */
const limit = 4000;

/** Opens a page behind a proxy. Its clock is stopped unless the test says otherwise. */
async function openBehindProxy(open: Open, path: string, stopClock = true) {
  const proxy = await openScriptProxy(origin);
  const page = await open(path, { baseURL: proxy.base, stopClock, reducedMotion: 'reduce' });
  // A document that is loaded does not have this property.
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  return { proxy, page };
}

const isOldDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

const bar = (page: Page) => page.locator('[role="progressbar"]');

/** Waits until the page is a document of its own, with this heading. */
async function documentShown(page: Page, path: string, heading: string) {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.locator('h1', { hasText: heading }).waitFor();
  expect(await isOldDocument(page)).toBe(false);
}

test('a link whose page’s code hangs loads the document after some seconds, and scrolls to its hash', async ({
  open,
}) => {
  const { proxy, page } = await openBehindProxy(open, '/');
  await scrollTo(page, 1500);
  proxy.scripts = 'held';
  await followLink(page, '/safety#record');
  await expect.poll(() => proxy.held.length).toBeGreaterThan(0);
  await letPass(page, limit - 100);
  expect(await isOldDocument(page)).toBe(true);
  expect(pathOf(page)).toBe('/');
  expect(await bar(page).getAttribute('hidden')).toBeNull();
  // Chromium scrolls to the part only when the document's own scripts have come.
  proxy.scripts = 'served';
  await page.clock.runFor(100);
  await documentShown(page, '/safety#record', 'Safety');
  await expect
    .poll(() => page.locator('#record').evaluate((part) => part.getBoundingClientRect().top))
    .toBeCloseTo(96, 0);
  // The visit has two entries: where it was, and where it is.
  await page.goBack();
  expect(pathOf(page)).toBe('/');
});

const endings = {
  'when its time is over': (link: Locator) => link.page().clock.runFor(100),
  'at once after a second click': (link: Locator) => link.click(),
};

test.for(Object.entries(endings))('a click after a hung prefetch loads its page %s', async ([, end], { open }) => {
  const { proxy, page } = await openBehindProxy(open, '/');
  proxy.scripts = 'held';
  const link = page.locator('header nav a[href="/about"]');
  await link.hover();
  await expect.poll(() => proxy.held.length).toBeGreaterThan(0);
  await letPass(page, 60_000);
  expect(await isOldDocument(page)).toBe(true);
  await link.click();
  await letPass(page, limit - 100);
  expect(await isOldDocument(page)).toBe(true);
  await end(link);
  await documentShown(page, '/about', 'About');
});

test('links are followed as documents while more prefetches hang than there are connections', async ({ open }) => {
  const { proxy, page } = await openBehindProxy(open, '/');
  proxy.scripts = 'held';
  const paths = ['about', 'services', 'industries', 'projects', 'blog', 'resources', 'contact', 'safety', 'privacy'];
  for (const path of paths) await pointAtLink(page, `/${path}`);
  // HTTP/1.1 has six connections to a host.
  await expect.poll(() => proxy.held.length).toBeGreaterThan(4);
  await followLink(page, '/terms');
  await page.clock.runFor(limit);
  await documentShown(page, '/terms', 'Terms');
});

test.for(['back', 'forward'] as const)('history.%s() loads the document if code hangs', async (way, { open }) => {
  const { proxy, page } = await openBehindProxy(open, '/terms', false);
  await scrollTo(page, 1500);
  await followLink(page, '/privacy');
  await page.locator('h1:focus', { hasText: 'Privacy' }).waitFor();
  if (way === 'forward') {
    await scrollTo(page, 1500);
    await page.goBack();
    await page.locator('h1', { hasText: 'Terms' }).waitFor();
  }
  // After a reload the browser has the code of this page only.
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  proxy.scripts = 'held';
  await page.evaluate((name) => history[name](), way);
  const [path, heading] = way === 'back' ? ['/terms', 'Terms'] : ['/privacy', 'Privacy'];
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  expect(await isOldDocument(page)).toBe(true);
  await page.waitForFunction(() => Reflect.get(window, 'marked') === undefined);
  await documentShown(page, path, heading);
  await expect.poll(() => scrollPosition(page)).toBe(1500);
});
