import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
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
