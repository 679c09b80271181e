import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, expectFocus } from '../../support/pages/page-state.ts';

/** Returns how far the error is moved to the right. */
const offset = async ({ errors, region }: Notices) => (await boxOf(errors)).x - (await boxOf(region)).x;

test('a mouse over a notice holds all of them, and its clicks move no focus', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  const isRegionAt = (x: number, y: number) =>
    notices.region.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  await notices.successes.hover();
  expect(await notices.stayingAfter(30_000)).toBe(2);
  await notices.successes.dblclick();
  await expectFocus(new ContactForm(page).field('firstName'));

  const card = await boxOf(notices.card(notices.errors));
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(true);
  expect(await isRegionAt(card.x + 100, card.y - 6)).toBe(false);
  // The pointer is over no notice then.
  await notices.dismissButtons.first().click();
  await expect.poll(() => notices.staying()).toBe(1);
  await expectFocus(new ContactForm(page).field('firstName'));
  await expect.poll(() => notices.stayingAfter(1000)).toBe(0);
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(false);
});

test('on touch screens a tap holds nothing, and only a swipe to the right dismisses a notice', async ({ visit }) => {
  const options = { width: 360, hasTouch: true, isMobile: true, stopClock: true } as const;
  const page = await visit('/contact', { ...options, reducedMotion: 'reduce' });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  await letPass(page, 300);
  await notices.errors.tap();
  await notices.dismissButtons.last().tap();
  await expect.poll(() => notices.staying()).toBe(1);
  expect(await notices.stayingAfter(12_000)).toBe(0);

  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await notices.showError();
  await letPass(page, 1000);
  const place = await offset(notices);
  const box = await boxOf(notices.errors);
  const [x, y] = [box.x + 20, box.y + 10];
  for (const { dx, dy, milliseconds, stay } of [
    { dx: 60, dy: 0, milliseconds: 1000, stay: 1 },
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
