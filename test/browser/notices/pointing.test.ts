import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

const hasFocus = ({ region }: Notices) => region.evaluate((element) => element.matches(':focus-within'));
const pointAway = (page: Page) => page.mouse.move(10, 300);

test('pointing at a notice holds all, also when one closes; a click on it moves no focus', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  await notices.successes.hover();
  expect(await notices.stayingAfter(30_000)).toBe(2);
  await notices.successes.click();
  await notices.successes.dblclick();
  expect(await isFocused(new ContactForm(page).field('firstName'))).toBe(true);

  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => notices.staying(notices.errors)).toBe(0);
  expect(await notices.stayingAfter(30_000)).toBe(1);
  await pointAway(page);
  expect(await notices.stayingAfter(6000)).toBe(0);
});

test('a click on Dismiss moves no focus; clicks beside notices reach the page', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  const isRegionAt = (x: number, y: number) =>
    notices.region.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  const card = await boxOf(notices.card(notices.successes));
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(true);
  expect(await isRegionAt(card.x + 100, card.y - 6)).toBe(false);
  await notices.dismissButtons.last().click();
  await expect.poll(() => notices.staying(notices.successes)).toBe(0);
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(false);
  expect(await hasFocus(notices)).toBe(false);
  await pointAway(page);
  expect(await notices.stayingAfter(12_000)).toBe(0);
});

test('a tap on the text or on a Dismiss button holds nothing', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  const notices = new Notices(page);
  await notices.showSuccess(1);
  await notices.showSuccess(2);
  await notices.successes.first().tap();
  await notices.dismissButtons.last().tap();
  expect(await hasFocus(notices)).toBe(false);
  expect(await notices.stayingAfter(6000)).toBe(0);
});
