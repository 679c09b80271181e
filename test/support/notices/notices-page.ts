import type { Locator, Page } from 'playwright-core';
import { picker, plan } from '../contact/contact-form-page.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const error = (page: Page) => region(page).getByRole('alert');
export const success = (page: Page) => region(page).getByRole('status');

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
