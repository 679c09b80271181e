import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { focusedId, expectFocus, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

/** Starts to watch the scrolling. The returned function tells whether it was smooth, and starts again. */
async function watchScrolling(page: Page): Promise<() => Promise<boolean>> {
  const passed = await page.evaluateHandle(() => {
    const positions = new Set<number>();
    document.addEventListener('scroll', () => positions.add(window.scrollY));
    return positions;
  });
  return () =>
    passed.evaluate((positions) => {
      // Without animation there are at most the position before and the target's.
      const isSmooth = positions.size > 2;
      positions.clear();
      return isSmooth;
    });
}

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the part of this id is at its place, which the sticky header does not cover, and has the focus. */
async function arrivedAt(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeCloseTo(96, 0);
  await expect.poll(() => focusedId(page)).toBe(id);
}

test('links to a part of a page scroll smoothly, unless less motion is wanted', async ({ visit }) => {
  const page = await visit('/');
  const isSmooth = await watchScrolling(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('link', { name: /^3: / }).click();
    await page.waitForURL('**/#laser-alignment');
    await arrivedAt(page, 'laser-alignment');
    expect(await isSmooth(), 'link').toBe(reducedMotion === 'no-preference');
    await page.getByRole('link', { name: 'Scroll to top' }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isSmooth(), 'top button').toBe(reducedMotion === 'no-preference');
  }
  await followLink(page, '/safety#record');
  await arrivedAt(page, 'record');
});

test('a changed query scrolls nothing; a link to the page that is shown scrolls to its top', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce' });
  await scrollTo(page, 500);
  for (const query of ['?category=safety', '?category=safety', '']) {
    await followLink(page, `/blog${query}`);
    await expect.poll(() => page.evaluate(() => window.location.search)).toBe(query);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await scrollPosition(page), query).toBe(500);
  }
  await followLink(page, '/blog');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('Tab goes on from the text that is clicked last, also in a part that had the focus', async ({ visit }) => {
  const page = await visit('/privacy', { reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  await expectFocus(page.getByText('Skip to content'));
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
  const words = page.locator('main p').last();
  await words.click({ position: { x: 2, y: 2 } });
  // With the focus on the main part, Tab would lead to its first control.
  await page.keyboard.press('Tab');
  await expect.poll(() => words.evaluate(isBeforeFocus)).toBe(true);
  expect(await page.locator('main[tabindex]').count()).toBe(0);
});

const isBeforeFocus = (element: Element) => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return Boolean(element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
};
