import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { focusedId, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

test('the skip link is the first tab stop and leads to the content', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
});

test('a new page is announced, starts at its top, and has the focus on its heading', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await scrollTo(page, 1500);
  await followLink(page, '/terms');
  await page.waitForSelector('h1:focus');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.locator('output').first().textContent()).toBe(await page.title());
});

/** Tells whether the top of what has the focus is in the window, below the header. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const { top } = activeElement?.getBoundingClientRect() ?? { top: -1 };
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (
      activeElement !== body && (activeElement?.closest('header') !== null || (top >= header && top < innerHeight))
    );
  });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('after Back the focus is on the link that was followed, and Forward does the same', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  const link = page.locator('main a[href="/services/plant-relocation"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const text = await focusedText(page);
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.waitForSelector('h1:focus');
  const question = page.locator('main summary, main button, main a[href^="/contact"]').last();
  await question.scrollIntoViewIfNeeded();
  await question.focus();
  const left = await focusedText(page);

  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(position);
  expect(await focusedText(page)).toBe(text);
  expect(await isFocusInView(page)).toBe(true);
  await page.goForward();
  await expect.poll(() => focusedText(page)).toBe(left);
  expect(await isFocusInView(page)).toBe(true);
});

test.for(['/', '/services', '/privacy', '/contact'])(
  'after Back to %s the next Tab goes on near what is in view, wherever the page was left',
  async (path, { visit }) => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (const part of [0.3, 0.6, 1]) {
      const position = Math.floor(height * part);
      await scrollTo(page, position);
      // The link is no part of the page, so it cannot have the focus later.
      await followLink(page, '/terms');
      await page.locator('h1:focus', { hasText: 'Terms' }).waitFor();
      await page.goBack();
      await expect.poll(() => scrollPosition(page)).toBe(position);
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusInView(page), { message: `${position} px` }).toBe(true);
      // Where nothing in view can have the focus, the next control comes into view.
      expect(Math.abs((await scrollPosition(page)) - position)).toBeLessThan(page.viewportSize()?.height ?? 0);
    }
  },
);

test('after Back from a hash of the page the next Tab goes on at its top', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await page.goto('/#steel-fabrication');
  await expect.poll(() => focusedId(page)).toBe('steel-fabrication');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await isFocusInView(page)).toBe(true);
  expect(await scrollPosition(page)).toBe(0);
});
