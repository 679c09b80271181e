import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { color } from '../../src/theme.ts';
import { test, windowOf } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';
import { field, submitButton } from '../support/contact-form-page.ts';
import { followLink } from '../support/links.ts';
import {
  addFile,
  dismissButtons,
  error,
  region,
  showError,
  showSuccess,
  success,
  staying,
} from '../support/notices-page.ts';

const firstField = (page: Page) => field(page, 'firstName');

test('the empty region is in the page before scripts', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  expect(await region(page).count()).toBe(1);
  expect(await region(page).innerHTML()).toBe('');
  expect(await region(page).getAttribute('tabindex')).toBe('-1');
});

test('an error shows title and text in the destructive style, which is not the emergency red', async ({ visit }) => {
  const page = await visit('/contact');
  await showError(page);
  expect(await error(page).innerText()).toBe('Missing Information\nPlease fill in all required fields.');
  const colors = await error(page).evaluate((element) => {
    const card = element.parentElement ?? element;
    return [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor);
  });
  expect(colors).toContain(rgb(color.ink));
  expect(colors).toContain(rgb(color.amber));
  expect(colors).not.toContain(rgb(color.red));
  expect(await error(page).evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line');
});

test('an error is announced at once, a success when there is time, each by one live region', async ({ visit }) => {
  const page = await visit('/contact');
  await showError(page);
  await showSuccess(page);
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

test('a success goes after 6 seconds, an error after 12', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await showError(page);
  await showSuccess(page);
  await page.mouse.move(10, 300);
  await letPass(page, 5999);
  expect(await staying(success(page))).toBe(1);
  await letPass(page, 1);
  expect(await staying(success(page))).toBe(0);
  await letPass(page, 5999);
  expect(await staying(error(page))).toBe(1);
  await letPass(page, 1);
  expect(await staying(error(page))).toBe(0);
});

test('pointing at a notice, or the focus in the region, stops the time of all', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await showSuccess(page);
  await showSuccess(page, 'photo.jpg');
  await success(page).first().hover();
  await letPass(page, 30_000);
  expect(await staying(success(page))).toBe(2);
  await page.mouse.move(10, 300);
  await page.keyboard.press('Alt+t');
  await letPass(page, 30_000);
  expect(await staying(success(page))).toBe(2);
  await page.keyboard.press('Escape');
  await letPass(page, 6000);
  expect(await staying(success(page))).toBe(0);
});

test('four show at once, the newest lowest; a fifth makes the oldest go', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await showError(page);
  for (const name of ['1.pdf', '2.pdf', '3.pdf']) await showSuccess(page, name);
  const tops = await region(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await addFile(page, '4.pdf');
  await expect.poll(() => staying(error(page))).toBe(0);
  // The fifth comes when the oldest has slid away.
  await letPass(page, 1000);
  await expect.poll(() => staying(success(page))).toBe(4);
});

test('the region is bottom right, above the scroll-to-top button, on every screen', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await showError(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize(windowOf(width));
    const card = await error(page).locator('..').boundingBox();
    const arrow = await page.getByRole('link', { name: 'Scroll to top' }).boundingBox();
    expect(card && card.x + card.width).toBeGreaterThan(width - 30);
    expect(card && card.x).toBeGreaterThanOrEqual(8);
    expect(card && card.y + card.height).toBeLessThanOrEqual(arrow?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('Alt+T moves the focus to the region, with notices or without, and Escape gives it back', async ({ visit }) => {
  const page = await visit('/contact');
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  await firstField(page).focus();
  await page.keyboard.press('Alt+t');
  expect(await isFocused(region(page))).toBe(true);
  expect(await region(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField(page))).toBe(true);
  expect(await firstField(page).inputValue()).toBe('');

  await showError(page);
  await page.keyboard.press('Alt+t');
  expect(await isFocused(region(page))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(dismissButtons(page))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isFocused(firstField(page))).toBe(true);
  expect(await error(page).count()).toBe(1);
});

test('notices stay on the next page; Escape gives the focus to the document when what had it is gone', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await showError(page);
  await page.keyboard.press('Alt+t');
  await followLink(page, '/about');
  await page.waitForURL('**/about');
  await page.waitForFunction(() => document.querySelector('h1') === document.activeElement);
  expect(await error(page).innerText()).toContain('Missing Information');
  await page.keyboard.press('Alt+t');
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the dismiss button is 44 px; dismissing hands the focus to the next notice, then back', async ({ visit }) => {
  const page = await visit('/contact');
  await showError(page);
  await showSuccess(page);
  for (const button of await dismissButtons(page).all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await firstField(page).focus();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await error(page).waitFor({ state: 'detached' });
  expect(await dismissButtons(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await success(page).waitFor({ state: 'detached' });
  expect(await firstField(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('with less motion nothing slides', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  await submitButton(page).click();
  await error(page).waitFor();
  expect(await region(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
