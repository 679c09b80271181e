import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { plan, Values } from './contact-form.ts';

export * from './contact-form.ts';

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const picker = (page: Page): Locator => page.locator('form input[type="file"]');
export const submitButton = (page: Page): Locator => page.locator('form button[type="submit"]');

export async function enter(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if (name === 'terms') await control.setChecked(value === 'on');
    else if (['industry', 'serviceType', 'urgency'].includes(name)) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Attaches files to an empty list and waits until they are listed. */
export async function attach(page: Page, ...files: (typeof plan)[]): Promise<void> {
  await picker(page).setInputFiles(files);
  await expect.poll(() => attached(page)).toEqual(files.map(({ name }) => name));
}

/** Returns the names of the fields that are marked as invalid, in the order of the form. */
export const wrongFields = (page: Page): Promise<(string | null)[]> =>
  page.locator('form [aria-invalid="true"]').evaluateAll((all) => all.map((element) => element.getAttribute('name')));

const attached = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Attached files' }).locator('li > span:first-child').allInnerTexts();
