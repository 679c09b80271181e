import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { pathOf, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

/** Tells whether the top of what has the focus is in the window, below the header. */
const isFocusInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const { top } = activeElement?.getBoundingClientRect() ?? { top: -1 };
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (
      activeElement !== body && (activeElement?.closest('header') !== null || (top >= header && top < innerHeight))
    );
  });

/** Follows a link, and waits until its page is shown at its top, where the history has the position before. */
async function leaveFor(page: Page, path: string) {
  await followLink(page, path);
  await page.waitForFunction((shown) => window.location.pathname === shown && window.scrollY === 0, path);
  await page.waitForSelector('h1:focus');
}

test('Back and Forward return at once to the position that was left, and Tab goes on from there', async ({ visit }) => {
  const page = await visit('/about', { reducedMotion: 'reduce' });
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await leaveFor(page, '/services/laser-alignment');
  await scrollTo(page, 2500);
  await leaveFor(page, '/resources');
  await scrollTo(page, 700);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(2500);
  expect(pathOf(page)).toBe('/services/laser-alignment');
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocusInView(page)).toBe(true);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test('Back to a page without code loads the code, and the document stays', async ({ visit }) => {
  const page = await visit('/terms', { reducedMotion: 'reduce' });
  await scrollTo(page, 700);
  await leaveFor(page, '/safety');
  // After a reload the browser has the code of this page only.
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  await page.goBack();
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  expect(await page.title()).toMatch(/^Terms/);
  await expect.poll(() => scrollPosition(page)).toBe(700);
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
});

test('Back loads the document while the code of a reloaded page hangs', async ({ visit }) => {
  const page = await visit('/terms');
  await leaveFor(page, '/privacy');
  const script = `**${ownScript('/privacy')}`;
  await holdBack(page, script);
  const asked = page.waitForRequest(script);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => history.back());
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  await page.unrouteAll();
  await hydrated(page);
  expect(pathOf(page)).toBe('/terms');
});
