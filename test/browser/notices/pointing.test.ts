import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

const hasFocus = ({ region }: Notices) => region.evaluate((element) => element.matches(':focus-within'));
const pointAway = (page: Page) => page.mouse.move(10, 300);

/** Returns how far the notice is moved to the right. */
const offset = async ({ errors, region }: Notices) => (await boxOf(errors)).x - (await boxOf(region)).x;

test('a mouse over a notice holds all, its clicks move no focus, and a swipe dismisses a notice', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  const isRegionAt = (x: number, y: number) =>
    notices.region.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  await notices.successes.hover();
  expect(await notices.stayingAfter(30_000)).toBe(2);
  await notices.successes.dblclick();
  expect(await isFocused(new ContactForm(page).field('firstName'))).toBe(true);
  // Also when one closes.
  for (const key of ['Alt+t', 'Tab', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect.poll(() => notices.staying(notices.errors)).toBe(0);
  expect(await notices.stayingAfter(30_000)).toBe(1);

  const card = await boxOf(notices.card(notices.successes));
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(true);
  expect(await isRegionAt(card.x + 100, card.y - 6)).toBe(false);
  await notices.dismissButtons.last().click();
  await expect.poll(() => notices.staying()).toBe(0);
  expect(await hasFocus(notices)).toBe(false);
  // A notice is gone after its animation.
  await expect.poll(() => letPass(page, 100).then(() => notices.region.innerHTML())).toBe('');
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(false);

  await notices.showError();
  const place = await offset(notices);
  const { x, y } = await boxOf(notices.errors);
  const begin = async () => {
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 10);
  };
  await begin();
  await expect.poll(() => offset(notices)).toBe(place + 60);
  await letPass(page, 1000);
  await page.mouse.up();
  await expect.poll(() => offset(notices)).toBe(place);
  await pointAway(page);
  expect(await notices.stayingAfter(11_000)).toBe(1);
  await begin();
  await page.mouse.up();
  await expect.poll(() => notices.staying()).toBe(0);
  expect(await hasFocus(notices)).toBe(false);
});

test('on touch screens a tap holds nothing, and only a swipe to the right dismisses a notice', async ({ visit }) => {
  const options = { width: 360, hasTouch: true, isMobile: true, stopClock: true } as const;
  const page = await visit('/contact', { ...options, reducedMotion: 'reduce' });
  const notices = new Notices(page);
  await notices.showSuccess(1);
  await notices.showSuccess(2);
  await notices.successes.first().tap();
  await notices.dismissButtons.last().tap();
  expect(await hasFocus(notices)).toBe(false);
  expect(await notices.stayingAfter(6000)).toBe(0);

  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await notices.showError();
  const place = await offset(notices);
  const box = await boxOf(notices.errors);
  const [x, y] = [box.x + 20, box.y + 10];
  for (const { dx, dy, milliseconds, stay } of [
    { dx: 60, dy: 0, milliseconds: 1000, stay: 1 },
    { dx: 0, dy: -80, milliseconds: 50, stay: 1 },
    { dx: 100, dy: 0, milliseconds: 50, stay: 0 },
  ]) {
    await touch('touchStart', { x, y });
    await letPass(page, milliseconds);
    for (const share of [0.2, 0.6, 1]) await touch('touchMove', { x: x + dx * share, y: y + dy * share });
    await touch('touchEnd');
    await expect.poll(() => notices.staying()).toBe(stay);
    if (stay) await expect.poll(() => offset(notices)).toBe(place);
  }
});
