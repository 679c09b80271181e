import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { picker, plan, submitButton } from '../contact/contact-form-page.ts';

export const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const dismissButtons = (page: Page) => region(page).getByRole('button', { name: 'Dismiss' });
export const error = (page: Page) => region(page).getByRole('alert');
export const success = (page: Page) => region(page).getByRole('status');

/** Submits the empty form. The focus moves to its first field. */
export async function showError(page: Page) {
  await submitButton(page).click();
  await error(page).first().waitFor();
  await arrived(page);
}

/** Attaches this many files. Their number is in the notice, so a different number is another notice. */
export async function showSuccess(page: Page, count = 1) {
  const before = await dismissButtons(page).count();
  await addFiles(page, count);
  await expect.poll(() => dismissButtons(page).count()).toBe(before + 1);
  await arrived(page);
}

/** Waits until the animations of the notices have ended. */
export const arrived = (page: Page) =>
  region(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  );

export const addFiles = (page: Page, count: number) => picker(page).setInputFiles(Array<typeof plan>(count).fill(plan));

/** Chooses a file that is refused because of its type. */
export const addWrongFile = (page: Page) => picker(page).setInputFiles({ ...plan, name: 'setup.exe' });

/** Returns the text of all notices that stay. */
export const notices = (page: Page): Promise<string[]> =>
  region(page).locator('[role="alert"]:not([inert] *), [role="status"]:not([inert] *)').allInnerTexts();

/** Counts the notices that stay. A notice is inert as soon as it starts to leave. */
export const staying = (words: Locator): Promise<number> =>
  words.evaluateAll((all) => all.filter((element) => !element.closest('[inert]')).length);

/** Moves the focus to another window. The returned function brings it back. */
export async function goToAnotherWindow(page: Page): Promise<() => Promise<void>> {
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
