import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { focusedId, isFocusInView, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the skip link leads to the content; a new page is announced, with focus on its heading', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');

  await scrollTo(page, 1500);
  await followLink(page, '/terms');
  await page.waitForSelector('h1:focus');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.locator('output').first().textContent()).toBe(await page.title());
});

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

test('after Back the next Tab goes on near what is in view, wherever the page was left', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  for (const path of ['/', '/privacy', '/contact']) {
    await followLink(page, path);
    await page.waitForFunction((shown) => location.pathname === shown, path);
    const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (const part of [0.4, 1]) {
      const position = Math.floor(height * part);
      await scrollTo(page, position);
      // The link is no part of the page, so it cannot have the focus later.
      await followLink(page, '/resources');
      await page.locator('h1:focus', { hasText: 'Resources' }).waitFor();
      await page.goBack();
      await expect.poll(() => scrollPosition(page)).toBe(position);
      await page.keyboard.press('Tab');
      const message = `${path} at ${position} px`;
      await expect.poll(() => isFocusInView(page), { message }).toBe(true);
      // Where nothing in view can have the focus, the next control comes into view.
      expect(Math.abs((await scrollPosition(page)) - position), message).toBeLessThan(900);
    }
  }
});

test('after a click on plain text Tab and Shift+Tab go on from there, also in a part that had the focus', async ({
  visit,
}) => {
  const page = await visit('/privacy', { reducedMotion: 'reduce' });
  /** Clicks on plain text that has controls around it, and expects Tab and Shift+Tab to lead to the nearest ones. */
  const expectNeighbors = async (words: ReturnType<Page['locator']>) => {
    const neighbor = (step: 1 | -1) =>
      words.evaluate((element, next) => {
        const controls = [...document.querySelectorAll('a[href], button, summary')].filter((each) =>
          each.checkVisibility(),
        );
        const following = controls.findIndex(
          (each) => element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        return controls[next === 1 ? following : following - 1]?.textContent;
      }, step);
    for (const [key, step] of [
      ['Tab', 1],
      ['Shift+Tab', -1],
    ] as const) {
      await words.click({ position: { x: 2, y: 2 } });
      await page.keyboard.press(key);
      expect(await focusedText(page), key).toBe(await neighbor(step));
    }
  };
  const clause = page.locator('main section').last();
  const words = clause
    .locator('p')
    .filter({ hasNot: page.locator('a') })
    .first();
  await expectNeighbors(words);
  // After a link to the section, to the main part, and to another page.
  await page
    .locator(`a[href="#${await clause.getAttribute('id')}"]`)
    .first()
    .click();
  await expectNeighbors(words);
  await page.getByText('Skip to content').press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
  await expectNeighbors(words);
  await followLink(page, '/terms');
  await page.waitForSelector('h1:focus');
  await page.locator('h1').click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.locator('main[tabindex], main [tabindex="-1"]').count()).toBe(0);
});
