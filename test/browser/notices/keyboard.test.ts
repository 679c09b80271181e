import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

test('Alt+T moves the focus to the notices, which it holds; Escape, or dismissing the last, restores it', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const firstField = new ContactForm(page).field('firstName');
  await firstField.focus();
  expect(await notices.region.innerText()).toBe('');
  await page.keyboard.press('Alt+t');
  expect(await isFocused(notices.region)).toBe(true);
  await expect.poll(() => notices.region.innerText()).toBe('No notifications');
  expect(await notices.region.evaluate((region) => getComputedStyle(region).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField)).toBe(true);
  expect(await firstField.inputValue()).toBe('');

  await notices.showError();
  await notices.showSuccess();
  for (const button of await notices.dismissButtons.all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Alt+t');
  expect(await isFocused(notices.region)).toBe(true);
  expect(await notices.stayingAfter(30_000)).toBe(2);
  await page.keyboard.press('Tab');
  expect(await isFocused(notices.dismissButtons.first())).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField)).toBe(true);
  expect(await notices.staying()).toBe(2);

  for (const key of ['Alt+t', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => notices.staying(notices.errors)).toBe(0);
  expect(await isFocused(notices.dismissButtons.last())).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => notices.staying()).toBe(0);
  expect(await isFocused(firstField)).toBe(true);

  // The element that had the focus may be gone.
  await page.keyboard.press('Alt+t');
  await firstField.evaluate((field) => field.remove());
  await page.keyboard.press('Escape');
  expect(await isFocused(page.locator('body'))).toBe(true);
});

test('in another window, a focused notice stays open; the way back to the page is kept', async ({ open }) => {
  const page = await open('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  const comeBack = await goToAnotherWindow(page);
  expect(await notices.stayingAfter(30_000)).toBe(1);
  await comeBack();
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(new ContactForm(page).field('firstName'))).toBe(true);
  expect(await notices.stayingAfter(12_000)).toBe(0);
});

/** Moves the focus to another window. The returned function brings it back. */
async function goToAnotherWindow(page: Page): Promise<() => Promise<void>> {
  const hasFocus = () => page.evaluate(() => document.hasFocus());
  const other = await page.context().newPage();
  // Playwright makes every page believe that it has the focus.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await other.bringToFront();
  await expect.poll(hasFocus).toBe(false);
  return async () => {
    await other.close();
    await page.bringToFront();
    await expect.poll(hasFocus).toBe(true);
  };
}
