import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { isFocused } from '../../support/pages/page-state.ts';

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
