import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, expectFocus } from '../../support/pages/page-state.ts';

test('Alt+T moves the focus to the notices; Escape, or dismissing the last, restores it', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const firstField = new ContactForm(page).field('firstName');
  await firstField.focus();
  await page.keyboard.press('Alt+t');
  await expectFocus(notices.region);
  expect(await notices.region.evaluate((region) => getComputedStyle(region).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  await expectFocus(firstField);
  expect(await firstField.inputValue()).toBe('');

  await notices.showError();
  await notices.showSuccess();
  for (const button of await notices.dismissButtons.all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Alt+t');
  await expectFocus(notices.region);
  expect(await notices.stayingAfter(30_000)).toBe(2);
  await page.keyboard.press('Tab');
  await expectFocus(notices.dismissButtons.first());
  await page.keyboard.press('Escape');
  await expectFocus(firstField);
  expect(await notices.staying()).toBe(2);

  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocus(notices.dismissButtons.last());
  expect(await notices.staying(notices.errors)).toBe(0);
  await page.keyboard.press('Enter');
  await expectFocus(firstField);
  expect(await notices.staying()).toBe(0);

  // The element that had the focus may be gone.
  await page.keyboard.press('Alt+t');
  await expectFocus(notices.region);
  await firstField.evaluate((field) => field.remove());
  await page.keyboard.press('Escape');
  await expectFocus(page.locator('body'));
});
