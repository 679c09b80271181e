import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const barOf = (page: Page) => page.locator('[role="progressbar"]');

test('the old page and, after 300 ms, a progress bar are shown until the new page is there', async ({ visit }) => {
  const page = await visit('/', { stopClock: true });
  const heading = await page.locator('h1').textContent();
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await new Menu(page).link('About').click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  expect(await visibilityOfBar(barOf(page), [0, 299, 300, 60_000])).toEqual(['hidden', 'hidden', 'visible', 'visible']);
  expect(pathOf(page)).toBe('/');
  expect(await page.locator('h1').textContent()).toBe(heading);
  release();
  await pageShown(page, '/about');
  await barOf(page).waitFor({ state: 'hidden' });
});

test('only the last click counts, and none after Back or a button has changed the address', async ({ visit }) => {
  const page = await visit('/blog');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await followLink(page, '/about');
  await followLink(page, '/terms');
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  expect(await barOf(page).getAttribute('hidden')).toBe('');
  await followLink(page, '/about');
  await page.goBack();
  await pageShown(page, '/blog');
  await followLink(page, '/about');
  await page.getByRole('button', { name: 'Safety Protocols' }).click();
  await page.waitForURL('**/blog?category=safety');
  release();
  await hasRun(page, ownScript('/about'));
  expect(pathOf(page)).toBe('/blog');
  expect(await barOf(page).isVisible()).toBe(false);
});

test('a second click on a link whose code hangs loads the document', async ({ visit }) => {
  const page = await visit('/');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  const link = new Menu(page).link('About');
  await link.click();
  await barOf(page).waitFor({ state: 'attached' });
  expect(pathOf(page)).toBe('/');
  const loaded = page.waitForEvent('domcontentloaded');
  await link.click();
  release();
  await loaded;
  await hydrated(page);
  await pageShown(page, '/about');
});

test('a link, and Back, load the document when the code of the page fails to load', async ({ visit }) => {
  const expected = [/Failed to load resource/, /Failed to fetch dynamically imported module/, /error loading/i];
  const page = await visit('/terms', { expected });
  await page.route('**/*.js', (route) => route.abort());
  for (const [path, name, go] of [
    ['/safety', 'Safety', () => followLink(page, '/safety#record')],
    ['/terms', 'Terms', () => page.evaluate(() => history.back())],
  ] as const) {
    const loaded = page.waitForEvent('domcontentloaded');
    await go();
    await loaded;
    await page.locator('h1', { hasText: name }).waitFor();
    expect(pathOf(page)).toBe(path);
  }
});

/** Returns whether the bar is visible at these times of its animation, in ms. */
const visibilityOfBar = (bar: Locator, times: number[]) =>
  bar.evaluate((element, all) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    return all.map((time) => {
      if (animation) animation.currentTime = time;
      return getComputedStyle(element).visibility;
    });
  }, times);

/** Waits until a script has run, and what has waited for it. A string, because Vitest replaces `import` in functions. */
const hasRun = (page: Page, script: string) =>
  page.evaluate(
    `import('${script}').then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  );
