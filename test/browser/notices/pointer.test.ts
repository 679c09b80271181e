import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

const hasFocus = ({ region }: Notices) => region.evaluate((element) => element.matches(':focus-within'));
const leave = (page: Page) => page.mouse.move(10, 300);

test('a click on a notice moves no focus, and holds nothing once the pointer has left', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  await notices.errors.click();
  await notices.errors.dblclick();
  expect(await isFocused(new ContactForm(page).field('firstName'))).toBe(true);
  await letPass(page, 30_000);
  expect(await notices.staying(notices.errors)).toBe(1);
  await leave(page);
  await letPass(page, 12_000);
  expect(await notices.staying(notices.successes)).toBe(0);
  expect(await notices.staying(notices.errors)).toBe(0);
});

test('a click on a Dismiss button moves no focus, so the other notices end in time', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess(1);
  await notices.showSuccess(2);
  await notices.dismissButtons.nth(1).click();
  expect(await hasFocus(notices)).toBe(false);
  expect(await isFocused(new ContactForm(page).field('firstName'))).toBe(true);
  await leave(page);
  await letPass(page, 12_000);
  expect(await notices.staying()).toBe(0);
});

test('a tap on the text or on a Dismiss button holds nothing', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  const notices = new Notices(page);
  await notices.showSuccess(1);
  await notices.showSuccess(2);
  await notices.successes.first().tap();
  await notices.dismissButtons.last().tap();
  expect(await hasFocus(notices)).toBe(false);
  await letPass(page, 6000);
  expect(await notices.staying(notices.successes)).toBe(0);
});

test('a pen that touches a notice holds nothing once it has left', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showSuccess();
  const client = await page.context().newCDPSession(page);
  const { x, y } = await boxOf(notices.successes);
  const point = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      pointerType: 'pen',
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  const inside = { x: x + 20, y: y + 10 };
  await point('mouseMoved', inside);
  await point('mousePressed', inside);
  await point('mouseReleased', inside);
  expect(await hasFocus(notices)).toBe(false);
  await letPass(page, 30_000);
  expect(await notices.staying(notices.successes)).toBe(1);
  await point('mouseMoved', { x: 10, y: 300 });
  await letPass(page, 6000);
  expect(await notices.staying(notices.successes)).toBe(0);
});

test('the pointer keeps its hold when another notice disappears', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  await notices.successes.hover();
  await new ContactForm(page).field('firstName').press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await letPass(page, 1000);
  expect(await notices.errors.count()).toBe(0);
  await letPass(page, 30_000);
  expect(await notices.staying(notices.successes)).toBe(1);
});

test('swiping the last notice away with the mouse leaves nothing; only Alt+T shows that there are none', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  await notices.showSuccess();
  const { x, y } = await boxOf(notices.successes);
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 320, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => notices.region.innerHTML()).toBe('');
  const box = () => notices.region.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await isFocused(notices.region)).toBe(false);
  expect(await box()).toBe('none');
  await page.keyboard.press('Alt+t');
  expect(await box()).toBe('"No notifications"');
});

test('a click between two notices, or on one that disappears, reaches the page', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  const isRegionAt = (x: number, y: number) =>
    notices.region.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  const card = await boxOf(notices.card(notices.successes));
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(true);
  expect(await isRegionAt(card.x + 100, card.y - 6)).toBe(false);
  await notices.dismissButtons.last().click();
  await expect.poll(() => notices.staying(notices.successes)).toBe(0);
  expect(await isRegionAt(card.x + 100, card.y + 10)).toBe(false);
});
