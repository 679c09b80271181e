import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { terms } from '../../../src/content/legal/terms.ts';
import { test } from '../../support/browser/browser.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const marked = (page: Page) => contents(page).locator('[aria-current=location]').allTextContents();
const numbered = terms.sections.map(({ heading }, index) => `${index + 1} ${heading}`);

/** Scrolls until a clause begins 100 px below the top of the window. */
async function read(page: Page, id: string) {
  const top = await page.evaluate((clause) => {
    const place = document.getElementById(clause)?.getBoundingClientRect().top ?? 0;
    return Math.round(place + window.scrollY);
  }, id);
  await scrollTo(page, top - 100);
}

test('the contents stay in view and mark the clause that is read, or whose link was followed', async ({ visit }) => {
  const page = await visit('/terms', { reducedMotion: 'reduce' });
  expect(await marked(page)).toEqual([]);
  // In a low window the list scrolls by itself.
  await page.setViewportSize({ width: 1440, height: 480 });
  for (const [index, { id }] of [...terms.sections.entries()].filter(([place]) => place % 5 === 0)) {
    await read(page, id);
    await expect.poll(() => marked(page), { message: id }).toEqual([numbered[index]]);
    const isInView = async () => {
      const { y, bottom } = await boxOf(contents(page).locator('[aria-current]'));
      return y >= 80 && bottom <= 480;
    };
    await expect.poll(isInView, { message: id }).toBe(true);
  }
  await scrollTo(page, 0);
  await expect.poll(() => marked(page)).toEqual([]);

  // The page ends before the last clauses get to the top of a high window.
  await page.setViewportSize({ width: 1440, height: 1400 });
  for (const name of [...numbered.slice(-3), ...numbered.slice(0, 1)]) {
    await contents(page).getByRole('link', { name }).click();
    await expect.poll(() => marked(page)).toEqual([name]);
  }
});
