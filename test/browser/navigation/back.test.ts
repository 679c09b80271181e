import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { isFocusInView, pathOf, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

/** Follows a link, and waits until its page is shown at its top, where the history has the position before. */
async function leaveFor(page: Page, path: string) {
  await followLink(page, path);
  await page.waitForFunction((shown) => window.location.pathname === shown && window.scrollY === 0, path);
  await page.waitForSelector('h1:focus');
}

test('Back and Forward return at once to the position that was left, and Tab goes on from there', async ({ visit }) => {
  const page = await visit('/about', { reducedMotion: 'reduce' });
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  for (const [path, part] of [
    ['/privacy', 1],
    ['/services/laser-alignment', 0.6],
  ] as const) {
    await leaveFor(page, path);
    const position = await page.evaluate(
      (share) => Math.floor(share * (document.body.scrollHeight - innerHeight)),
      part,
    );
    await scrollTo(page, position);
    await leaveFor(page, '/resources');
    await scrollTo(page, 700);
    await page.goBack();
    const arrived = { message: `${path} at ${position} px` };
    await expect.poll(() => scrollPosition(page), arrived).toBe(position);
    expect(pathOf(page)).toBe(path);
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusInView(page), arrived).toBe(true);
    await page.goForward();
    await expect.poll(() => scrollPosition(page), arrived).toBe(700);
  }
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
