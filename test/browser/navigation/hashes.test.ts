import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { focusedId, scrollPosition, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';

/** Waits until the part of this id is at its place, which the sticky header does not cover, and has the focus. */
async function arrivedAt(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(96, 0);
  await expect.poll(() => focusedId(page)).toBe(id);
}

test.for([
  ['no-preference', true],
  ['reduce', false],
] as const)('with prefers-reduced-motion %s scrolling is smooth: %s', async ([reducedMotion, smoothly], { visit }) => {
  const page = await visit('/', { reducedMotion });
  const isSmooth = await watchScrolling(page);
  await page.getByRole('link', { name: /^3: / }).click();
  await page.waitForURL('**/#laser-alignment');
  await arrivedAt(page, 'laser-alignment');
  expect(await isSmooth()).toBe(smoothly);
  await page.getByRole('link', { name: 'Scroll to top' }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await isSmooth()).toBe(smoothly);
  await page.goto('/#steel-fabrication');
  await arrivedAt(page, 'steel-fabrication');
  expect(await isSmooth()).toBe(smoothly);
});

test('a hash that is typed again scrolls to its target and focuses it again', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  for (const id of ['laser-alignment', 'consultation', 'laser-alignment']) {
    await page.goto(`/#${id}`);
    await arrivedAt(page, id);
    await scrollTo(page, 0);
  }
});
