import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type OpenOptions } from '../support/browser.ts';
import { letPass, settled } from '../support/clock.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const arrow = (page: Page) => page.getByRole('link', { name: 'Scroll to top' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Narrow enough for the menu's toggle. */
const narrow: OpenOptions = { width: 1000 };

async function pointAt(page: Page, control: (page: Page) => Locator) {
  await control(page).hover();
  await settled(page);
}

async function pointAway(page: Page) {
  await page.mouse.move(500, 400);
  await settled(page);
}

test('a tooltip opens after 700 ms of pointing, not before, and closes when the pointer leaves', async ({ visit }) => {
  const page = await visit('/', { ...narrow, stopClock: true });
  await pointAt(page, arrow);
  await letPass(page, 690);
  expect(await tooltip(page).count()).toBe(0);
  await letPass(page, 20);
  expect(await tooltip(page).textContent()).toBe('Scroll to top');
  await pointAway(page);
  expect(await tooltip(page).count()).toBe(0);
  await letPass(page, 1000);
  await pointAt(page, arrow);
  await letPass(page, 600);
  await pointAway(page);
  await letPass(page, 1000);
  expect(await tooltip(page).count()).toBe(0);
});

test('within 300 ms of the closing of another it opens without delay, later it does not', async ({ visit }) => {
  const page = await visit('/', { ...narrow, stopClock: true });
  await pointAt(page, arrow);
  await letPass(page, 710);
  // Straight from one to the other.
  await pointAt(page, toggle);
  await letPass(page, 1);
  expect(await tooltip(page).allTextContents()).toEqual(['Menu']);

  await pointAway(page);
  await letPass(page, 290);
  await pointAt(page, arrow);
  await letPass(page, 1);
  expect(await tooltip(page).allTextContents()).toEqual(['Scroll to top']);

  await pointAway(page);
  await letPass(page, 310);
  await pointAt(page, toggle);
  await letPass(page, 690);
  expect(await tooltip(page).count()).toBe(0);
  await letPass(page, 20);
  expect(await tooltip(page).allTextContents()).toEqual(['Menu']);
});

test('it opens on keyboard focus, closes on blur and on Escape', async ({ visit }) => {
  const page = await visit('/', narrow);
  for (const [close, isFocused] of [
    ['Escape', true],
    ['Tab', false],
  ] as const) {
    await toggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe('Menu');
    await page.keyboard.press(close);
    await tooltip(page).waitFor({ state: 'detached' });
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(isFocused);
  }
});

test('it is inside the window and said once; the pointer may go onto it, and Escape closes it', async ({ visit }) => {
  const page = await visit('/', narrow);
  await arrow(page).hover();
  await tooltip(page).waitFor();
  const box = await tooltip(page).boundingBox();
  const control = await arrow(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1000);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
  expect(await arrow(page).getAttribute('aria-describedby')).toBeNull();
  // Step by step, so that a gap between the two would be noticed.
  await page.mouse.move((control?.x ?? 0) + 5, (control?.y ?? 0) + 26);
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 18, { steps: 40 });
  expect(await tooltip(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
});

test('it never opens on touch', async ({ open }) => {
  const page = await open('/', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  await arrow(page).tap();
  await toggle(page).tap();
  await letPass(page, 1000);
  expect(await tooltip(page).count()).toBe(0);
});
