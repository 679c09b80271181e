import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type OpenOptions } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Menu } from '../../support/layout/menu.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const arrow = (page: Page) => page.getByRole('link', { name: 'Scroll to top' });

const menuToggle = (page: Page) => new Menu(page).toggle;

/** A width at which the header has the menu button. */
const narrow: OpenOptions = { width: 1000 };

const pointAway = (page: Page) => page.mouse.move(500, 400);

test('a tooltip opens after 700 ms, but without delay within 300 ms after another one', async ({ visit }) => {
  const page = await visit('/', { ...narrow, stopClock: true });
  const shownAfter = async (milliseconds: number) => {
    await letPass(page, milliseconds);
    return tooltip(page).allTextContents();
  };
  await arrow(page).hover();
  expect(await shownAfter(690)).toEqual([]);
  expect(await shownAfter(20)).toEqual(['Scroll to top']);
  await menuToggle(page).hover();
  expect(await shownAfter(1)).toEqual(['Menu']);

  await pointAway(page);
  expect(await shownAfter(0)).toEqual([]);
  await letPass(page, 290);
  await arrow(page).hover();
  expect(await shownAfter(1)).toEqual(['Scroll to top']);

  await pointAway(page);
  await letPass(page, 310);
  await menuToggle(page).hover();
  expect(await shownAfter(690)).toEqual([]);
  await pointAway(page);
  expect(await shownAfter(1000)).toEqual([]);
});

test('a tooltip opens on keyboard focus; Escape and blur close it', async ({ visit }) => {
  const page = await visit('/', narrow);
  for (const [close, keepsFocus] of [
    ['Escape', true],
    ['Tab', false],
  ] as const) {
    await menuToggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe('Menu');
    await page.keyboard.press(close);
    await tooltip(page).waitFor({ state: 'detached' });
    expect(await isFocused(menuToggle(page))).toBe(keepsFocus);
  }
});

test('a tooltip is inside the window, can be pointed at, and closes on Escape', async ({ visit }) => {
  const page = await visit('/', { ...narrow, stopClock: true });
  await arrow(page).hover();
  await letPass(page, 710);
  const box = await boxOf(tooltip(page));
  const control = await boxOf(arrow(page));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(1000);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
  expect(await arrow(page).getAttribute('aria-describedby')).toBeNull();
  // The small steps would fall into a gap between the two.
  await page.mouse.move(control.x + 5, control.y + 26);
  await page.mouse.move(box.x + 20, box.y + 18, { steps: 40 });
  await letPass(page, 1000);
  expect(await tooltip(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
});

test('a tooltip does not open on touch', async ({ open }) => {
  const page = await open('/', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  await arrow(page).tap();
  await menuToggle(page).tap();
  await letPass(page, 1000);
  expect(await tooltip(page).count()).toBe(0);
});
