import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { focusedId, isFocusInView, scrollPosition, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';

/** Waits until the part of this id is at its place, which the sticky header does not cover, and has the focus. */
async function arrivedAt(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(96, 0);
  await expect.poll(() => focusedId(page)).toBe(id);
}

test('a search in the page jumps; links, the top button and typed hashes scroll smoothly, unless less motion is wanted', async ({
  visit,
}) => {
  const page = await visit('/');
  const found = await page.evaluate(async () => {
    Reflect.apply(Reflect.get(window, 'find'), window, ['Family Heritage']);
    await new Promise(requestAnimationFrame);
    const { top = 0, bottom = 0 } = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return { top, bottom };
  });
  expect(found.top).toBeGreaterThan(80);
  expect(found.bottom).toBeLessThan(900);
  const isSmooth = await watchScrolling(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const smoothly = reducedMotion === 'no-preference';
    await page.getByRole('link', { name: /^3: / }).click();
    await page.waitForURL('**/#laser-alignment');
    await arrivedAt(page, 'laser-alignment');
    expect(await isSmooth(), 'link').toBe(smoothly);
    await page.getByRole('link', { name: 'Scroll to top' }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isSmooth(), 'top button').toBe(smoothly);
    await page.goto('/#steel-fabrication');
    await arrivedAt(page, 'steel-fabrication');
    expect(await isSmooth(), 'typed hash').toBe(smoothly);
  }
});

test('a typed hash is reached again, and after Back from it the next Tab goes on at the top', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await page.goto('/#steel-fabrication');
  await arrivedAt(page, 'steel-fabrication');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await isFocusInView(page)).toBe(true);
  expect(await scrollPosition(page)).toBe(0);

  for (const id of ['laser-alignment', 'consultation', 'laser-alignment']) {
    await page.goto(`/#${id}`);
    await arrivedAt(page, id);
    await scrollTo(page, 0);
  }
});
