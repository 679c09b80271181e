import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { terms } from '../../../src/content/legal/terms.ts';
import { test } from '../../support/browser/browser.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const marked = (page: Page) => contents(page).locator('[aria-current=location]').allTextContents();
const numbered = terms.sections.map(({ heading }, index) => `${index + 1} ${heading}`);

/** Scrolls until a clause begins this far below the top of the window. */
async function read(page: Page, id: string, below: number) {
  const top = await page.evaluate((clause) => {
    const place = document.getElementById(clause)?.getBoundingClientRect().top ?? 0;
    return Math.round(place + window.scrollY);
  }, id);
  await scrollTo(page, top - below);
}

test('the contents stay in view, also in a low window, and mark the clause that is read', async ({ visit }) => {
  const page = await visit('/terms', { reducedMotion: 'reduce' });
  expect(await marked(page)).toEqual([]);
  for (const [index, { id }] of terms.sections.slice(0, -2).entries()) {
    await read(page, id, 100);
    await expect.poll(() => marked(page), { message: id }).toEqual([numbered[index]]);
    const { y, bottom } = await boxOf(contents(page).locator('[aria-current]'));
    expect(y, id).toBeGreaterThanOrEqual(80);
    expect(bottom, id).toBeLessThanOrEqual(900);
  }
  // The next one is below the line, though in view.
  await read(page, 'payment', 300);
  await expect.poll(() => marked(page)).toEqual(['4 Changes and hidden conditions']);
  await scrollTo(page, 0);
  await expect.poll(() => marked(page)).toEqual([]);

  // In a low window the list scrolls by itself.
  await page.setViewportSize({ width: 1440, height: 480 });
  await read(page, 'delay', 100);
  await expect.poll(() => marked(page)).toEqual(['10 Delay and cancellation']);
  const { y, bottom } = await boxOf(contents(page).locator('[aria-current]'));
  expect(y).toBeGreaterThanOrEqual(80);
  expect(bottom).toBeLessThanOrEqual(480);
});

test('in a high window each link of the contents marks its clause, also the last ones', async ({ visit }) => {
  const page = await visit('/terms', { reducedMotion: 'reduce', viewport: { width: 1440, height: 1400 } });
  for (const link of await contents(page).getByRole('link').all()) {
    await link.click();
    await expect.poll(() => marked(page)).toEqual([await link.textContent()]);
  }
});

test('without scripts the contents lead to the clauses, and nothing is marked', async ({ visit }) => {
  const page = await visit('/terms', { javaScriptEnabled: false });
  await contents(page).getByRole('link', { name: 'Warranty' }).click();
  expect(page.url()).toMatch(/#warranty$/);
  await expect.poll(async () => (await boxOf(page.locator('#warranty'))).y).toBeCloseTo(96, 0);
  expect(await marked(page)).toEqual([]);
});
