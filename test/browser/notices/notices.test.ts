import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { color } from '../../../src/theme.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, ContactForm, fileProblems, missing, refused } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink } from '../../support/pages/links.ts';
import { boxOf, isFocused } from '../../support/pages/page-state.ts';

test('pages are served with an empty notification region', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const notices = new Notices(page);
  expect(await notices.region.count()).toBe(1);
  expect(await notices.region.innerHTML()).toBe('');
  expect(await notices.region.getAttribute('tabindex')).toBe('-1');
});

test('an error is an alert in the destructive style, a success a status, each in one live region', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  await notices.showError();
  expect(await notices.errors.innerText()).toBe(missing);
  const colors = await notices.errors.evaluate((element) => {
    const card = element.parentElement ?? element;
    return [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor);
  });
  expect(colors).toContain(rgb(color.ink));
  expect(colors).toContain(rgb(color.amber));
  expect(colors).not.toContain(rgb(color.red));
  expect(await notices.errors.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line');

  await notices.showSuccess();
  const liveRegions = (words: string) =>
    page.getByText(words).evaluate((element) => {
      const live: (string | null)[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches('[role="alert"], [role="status"], [role="log"], [aria-live], output')) live.push(at.role);
      }
      return live;
    });
  expect(await liveRegions('Please fill in all required fields.')).toEqual(['alert']);
  expect(await liveRegions('1 file(s) added successfully')).toEqual(['status']);
});

test('a success closes after 6 seconds, an error after 12', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  await page.mouse.move(10, 300);
  for (const notice of [notices.successes, notices.errors]) {
    await letPass(page, 5999);
    expect(await notices.staying(notice)).toBe(1);
    await letPass(page, 1);
    expect(await notices.staying(notice)).toBe(0);
  }
});

test('notices stay open while the pointer is on one or the focus in the region', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showSuccess();
  await notices.showSuccess(2);
  await notices.successes.first().hover();
  await letPass(page, 30_000);
  expect(await notices.staying(notices.successes)).toBe(2);
  await page.mouse.move(10, 300);
  await page.keyboard.press('Alt+t');
  await letPass(page, 30_000);
  expect(await notices.staying(notices.successes)).toBe(2);
  await page.keyboard.press('Escape');
  await letPass(page, 6000);
  expect(await notices.staying(notices.successes)).toBe(0);
});

test('in another window, a focused notice stays open; the way back to the page is kept', async ({ open }) => {
  const page = await open('/contact', { stopClock: true });
  const notices = new Notices(page);
  const firstField = new ContactForm(page).field('firstName');
  await notices.showSuccess();
  for (const key of ['Escape', 'Enter']) {
    await firstField.focus();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    const comeBack = await goToAnotherWindow(page);
    await letPass(page, 30_000);
    expect(await notices.staying(notices.successes)).toBe(1);
    await comeBack();
    await page.keyboard.press(key);
    await expect.poll(() => isFocused(firstField)).toBe(true);
  }
  expect(await notices.staying(notices.successes)).toBe(0);
});

test('at most four notices show, the newest last; a fifth closes the oldest', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess(1);
  await notices.showSuccess(2);
  await notices.addWrongFile();
  await expect.poll(() => notices.dismissButtons.count()).toBe(4);
  const tops = await notices.dismissButtons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await notices.addFiles(5);
  await expect.poll(() => notices.staying(notices.errors.first())).toBe(0);
  // The fifth opens after the animation of the oldest.
  await letPass(page, 1000);
  await expect
    .poll(() => notices.texts())
    .toEqual([added(1), added(2), refused(fileProblems.wrongType), refused(fileProblems.tooMany)]);
});

test('notices are at the bottom right, above the scroll-to-top button', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize(windowOf(width));
    const card = await boxOf(notices.card(notices.errors));
    const arrow = await boxOf(page.getByRole('link', { name: 'Scroll to top' }));
    expect(card.right).toBeGreaterThan(width - 30);
    expect(card.x).toBeGreaterThanOrEqual(8);
    expect(card.bottom).toBeLessThanOrEqual(arrow.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the tooltip of every Dismiss button is inside the region, which cuts off the rest', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  const tooltip = notices.region.getByRole('tooltip');
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    for (const button of await notices.dismissButtons.all()) {
      await button.hover();
      await letPass(page, 701);
      const box = await boxOf(tooltip);
      const around = await boxOf(notices.region);
      expect(box.x).toBeGreaterThanOrEqual(around.x);
      expect(box.y).toBeGreaterThanOrEqual(around.y);
      expect(box.right).toBeLessThanOrEqual(around.right);
      expect(box.bottom).toBeLessThanOrEqual(around.bottom);
    }
  }
});

test('Alt+T moves the focus to the region, with notices or without; Escape restores it', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  const firstField = new ContactForm(page).field('firstName');
  await firstField.focus();
  await page.keyboard.press('Alt+t');
  expect(await isFocused(notices.region)).toBe(true);
  expect(await notices.region.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField)).toBe(true);
  expect(await firstField.inputValue()).toBe('');

  await notices.showError();
  await page.keyboard.press('Alt+t');
  expect(await isFocused(notices.region)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(notices.dismissButtons)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField)).toBe(true);
  expect(await notices.errors.count()).toBe(1);
});

test('notices stay on the next page; Escape works if the focused element is gone', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  await notices.showError();
  await page.keyboard.press('Alt+t');
  await followLink(page, '/about');
  await page.waitForURL('**/about');
  await page.waitForSelector('h1:focus');
  expect(await notices.errors.innerText()).toContain('Missing Information');
  await page.keyboard.press('Alt+t');
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await page.keyboard.press('Escape');
  expect(await isFocused(page.locator('body'))).toBe(true);
});

test('dismissing with a 44 px button moves the focus to the next notice, then restores it', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  await notices.showError();
  await notices.showSuccess();
  for (const button of await notices.dismissButtons.all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await new ContactForm(page).field('firstName').focus();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notices.errors.waitFor({ state: 'detached' });
  expect(await isFocused(notices.dismissButtons)).toBe(true);
  await page.keyboard.press('Enter');
  await notices.successes.waitFor({ state: 'detached' });
  expect(await isFocused(new ContactForm(page).field('firstName'))).toBe(true);
});

test('notices are not animated with prefers-reduced-motion', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const notices = new Notices(page);
  await new ContactForm(page).submitButton.click();
  await notices.errors.waitFor();
  expect(await notices.region.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
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

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
