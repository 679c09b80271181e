import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { Menu } from '../../support/layout/menu.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const arrow = (page: Page) => page.getByRole('link', { name: 'Scroll to top' });
const menuToggle = (page: Page) => new Menu(page).toggle;

test('a tooltip opens after 700 ms or on focus; Escape, the pointer and blur close it', async ({ visit }) => {
  // At this width the header has the menu button.
  const page = await visit('/', { width: 1000, reducedMotion: 'reduce', stopClock: true });
  const shownAfter = async (milliseconds: number) => {
    await letPass(page, milliseconds);
    return tooltip(page).allTextContents();
  };
  // React may hear of the pointer after some of the time has passed. How long a tooltip waits is in a unit table.
  const opens = (text: string) => expect.poll(() => shownAfter(1)).toEqual([text]);
  const closes = () => expect.poll(() => shownAfter(0)).toEqual([]);
  const control = await boxOf(arrow(page));
  await page.mouse.move(control.x + 5, control.y + 26);
  expect(await shownAfter(690)).toEqual([]);
  await opens('Scroll to top');
  const box = await boxOf(tooltip(page));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(1000);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
  expect(await arrow(page).getAttribute('aria-describedby')).toBeNull();
  // It can be pointed at. The small steps would fall into a gap between the two.
  await page.mouse.move(box.x + 20, box.y + 18, { steps: 40 });
  expect(await shownAfter(1000)).toEqual(['Scroll to top']);
  await page.keyboard.press('Escape');
  await closes();

  // The next one opens at once.
  // `hover` waits until the pointer meets the button.
  const pointAtToggle = () => menuToggle(page).hover();
  await pointAtToggle();
  await opens('Menu');
  await page.mouse.move(500, 400);
  await closes();
  // A pointer that passes opens nothing.
  await letPass(page, 310);
  await pointAtToggle();
  expect(await shownAfter(690)).toEqual([]);
  await page.mouse.move(500, 400);
  expect(await shownAfter(1000)).toEqual([]);

  for (const [close, keepsFocus] of [
    ['Escape', true],
    ['Tab', false],
  ] as const) {
    await menuToggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await letPass(page, 700);
    await opens('Menu');
    await page.keyboard.press(close);
    await closes();
    await expect.poll(() => isFocused(menuToggle(page))).toBe(keepsFocus);
    await letPass(page, 1000);
  }
});

test('a tooltip does not open on touch', async ({ visit }) => {
  const page = await visit('/', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  // A finger that stays, as for the menu of a link.
  const { x, y } = await boxOf(menuToggle(page));
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
  await letPass(page, 1000);
  expect(await tooltip(page).count()).toBe(0);
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await client.detach();
});
