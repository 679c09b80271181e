import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

test('the old page and, after 300 ms, a progress bar are shown until the new page is there', async ({ visit }) => {
  const page = await visit('/', { stopClock: true });
  const bar = page.locator('[role="progressbar"]');
  const changes = await bar.evaluateHandle((element) => {
    const list: string[] = [];
    const observer = new MutationObserver((records) => {
      list.push(...records.map(({ oldValue }) => (oldValue === null ? 'hidden' : 'shown')));
    });
    observer.observe(element, { attributeFilter: ['hidden'], attributeOldValue: true });
    return list;
  });
  const heading = await page.locator('h1').textContent();
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await new Menu(page).link('About').click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const shown = await looksOfBar(bar, [0, 299, 300, 400, 60_000]);
    expect(shown.map(({ visibility }) => visibility)).toEqual(['hidden', 'hidden', 'visible', 'visible', 'visible']);
    expect(shown[2]?.backgroundPositionX !== shown[3]?.backgroundPositionX, reducedMotion).toBe(moves);
  }
  expect(pathOf(page)).toBe('/');
  expect(await page.locator('h1').textContent()).toBe(heading);
  release();
  await pageShown(page, '/about');
  expect(await page.locator('h1').textContent()).not.toBe(heading);
  // A page whose code is there needs no bar.
  await followLink(page, '/');
  await pageShown(page, '/');
  expect(await changes.jsonValue()).toEqual(['shown', 'hidden']);
});

test('a page that loads too late never replaces that of a later click, of Back or of a button', async ({ visit }) => {
  const page = await visit('/blog', { stopClock: true });
  const bar = page.locator('[role="progressbar"]');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await followLink(page, '/about');
  await followLink(page, '/terms');
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  expect(await bar.getAttribute('hidden')).toBe('');
  await followLink(page, '/about');
  await page.goBack();
  await pageShown(page, '/blog');
  // A link whose code hangs is followed as a document after 4 seconds.
  await letPass(page, 8000);
  expect(pathOf(page)).toBe('/blog');
  await followLink(page, '/about');
  await page.getByRole('button', { name: 'Safety Protocols' }).click();
  await page.waitForURL('**/blog?category=safety');
  await page.clock.resume();
  release();
  await hasRun(page, ownScript('/about'));
  expect(pathOf(page)).toBe('/blog');
  expect(await bar.isVisible()).toBe(false);
});

/** Returns what the animation of the bar shows at these times in ms. */
const looksOfBar = (bar: Locator, times: number[]) =>
  bar.evaluate((element, all) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    return all.map((time) => {
      if (animation) animation.currentTime = time;
      const { visibility, backgroundPositionX } = getComputedStyle(element);
      return { visibility, backgroundPositionX };
    });
  }, times);

/** Waits until a script has run, and what has waited for it. A string, because Vitest replaces `import` in functions. */
const hasRun = (page: Page, script: string) =>
  page.evaluate(
    `import('${script}').then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  );
