import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { addFiles, addWrongFile, arrived, dismissButtons, region } from '../../support/notices/notices-page.ts';

/** A phone, two smaller ones, one on its side, and a desktop at 400 % zoom. */
const windows = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 667, height: 340 },
  { width: 320, height: 256 },
];
const named = windows.map((viewport) => [`${viewport.width} × ${viewport.height}`, viewport] as const);

/** Waits until the last notice has arrived. Returns whether it is wholly in view, and nothing over it. */
async function isNewestInView(page: Page, text: string) {
  const words = region(page).locator('[role="alert"], [role="status"]').filter({ hasText: text });
  await words.waitFor();
  await arrived(page);
  return words.evaluate((element) => {
    const card = element.parentElement ?? element;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const shown = [top + 3, bottom - 3].every((y) => card.contains(document.elementFromPoint((left + right) / 2, y)));
    return shown && top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
  });
}

/** Returns whether the focused element is between the header and the notices. */
const isFocusClear = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom, left } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const cards = [...document.querySelectorAll('[aria-label=Notifications] button:not([inert] *)')].flatMap(
      ({ parentElement }) => parentElement?.getBoundingClientRect() ?? [],
    );
    const right = document.activeElement?.getBoundingClientRect().right ?? 0;
    const isClear = cards.every((card) => bottom <= card.top || right <= card.left || left >= card.right);
    return isClear && top >= header && bottom <= window.innerHeight;
  });

test.for(named)(
  'at %s each newest notice is wholly in view, and the focus clear of it',
  async ([, viewport], { visit }) => {
    const page = await visit('/contact', { viewport, stopClock: true });
    await form.submitButton(page).click();
    expect(await isNewestInView(page, 'Missing Information')).toBe(true);
    expect(await isFocusClear(page)).toBe(true);

    await form.enter(page, { ...form.required, terms: '' });
    await letPass(page, 500);
    await letPass(page, 500);
    await form.submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await form.submitButton(page).click();
    await expect.poll(() => form.focused(page)).toBe('terms');
    expect(await isNewestInView(page, 'Agreement Required')).toBe(true);
    expect(await isFocusClear(page)).toBe(true);

    await addFiles(page, 1);
    expect(await isNewestInView(page, form.added(1))).toBe(true);
    await addFiles(page, 2);
    expect(await isNewestInView(page, form.added(2))).toBe(true);
    await addWrongFile(page);
    expect(await isNewestInView(page, form.fileProblems.wrongType)).toBe(true);
    expect(await dismissButtons(page).count()).toBe(4);
    // The oldest, which is given again, is the newest.
    await form.submitButton(page).click();
    await letPass(page, 500);
    await expect.poll(() => isNewestInView(page, 'Agreement Required')).toBe(true);
  },
);
