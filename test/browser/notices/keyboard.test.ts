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
