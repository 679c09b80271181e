import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../../src/content/pages/blog.ts';
import { violations } from '../../support/browser/axe.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { expectFocus, scrollPosition } from '../../support/pages/page-state.ts';

const names = ['All Posts', 'Maintenance Tips', 'Safety Protocols', 'Equipment Technology', 'Industry Insights'];
/** The only category whose single article is the featured one. */
const empty = 'Equipment Technology';

const titlesOf = (name: string): string[] => {
  const { value } = blogCategories.find(({ label }) => label === name) ?? {};
  return articles.filter(({ category }) => value === 'all' || category === value).map(({ title }) => title);
};

const list = (page: Page): Locator => page.locator('section[aria-labelledby="articles"]');
const buttons = (page: Page): Locator => list(page).locator('form button');
const button = (page: Page, name: string): Locator => buttons(page).filter({ hasText: name });
const pressed = (page: Page): Promise<string[]> => list(page).locator('button[aria-pressed="true"]').allTextContents();
const titles = (page: Page): Promise<string[]> => list(page).locator('li h3').allTextContents();
const headings = (page: Page): Promise<string[]> => list(page).getByRole('heading', { level: 3 }).allInnerTexts();

test('a category shows and announces its articles, keeps focus and text, and is an entry', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce' });
  expect(await buttons(page).allTextContents()).toEqual(names);
  expect(await pressed(page)).toEqual(['All Posts']);
  const requests: string[] = [];
  // The code of linked pages is prefetched, and Chromium asks for the icon again with every history entry.
  page.on('request', (request) => /\/assets\/|favicon/.test(request.url()) || requests.push(request.url()));
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await search.fill('soft foot');
  await email.fill('dana@example.com');
  const region = await list(page).locator('output').elementHandle();
  await button(page, 'Industry Insights').focus();
  await page.evaluate(() => window.scrollBy(0, 120));
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  for (const name of ['Industry Insights', 'Maintenance Tips', 'All Posts', empty]) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(page)).toEqual([name]);
    await expectFocus(button(page, name));
    expect(await scrollPosition(page)).toBe(place);
    const found = titlesOf(name);
    expect(page.url()).toMatch(/\/blog\?category=[a-z]+$/);
    expect(await titles(page)).toEqual(found);
    const words = await region?.textContent();
    expect(words).toContain(found.length === 0 ? 'No articles' : String(found.length));
    expect(words).toContain(name === 'All Posts' ? 'All' : name);
    // Screen readers announce changes only in an element that stays in the document.
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect([await search.inputValue(), await email.inputValue()]).toEqual(['soft foot', 'dana@example.com']);
  expect(requests).toEqual([]);
  expect(await page.locator('section[aria-labelledby="featured"]').textContent()).toContain(featuredArticle.title);
  expect(await headings(page)).toEqual(['No articles found']);
  await list(page).getByRole('button', { name: 'Load More Articles' }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('All Posts'));
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
  // The address can be shared.
  await page.reload();
  await hydrated(page);
  expect(await titles(page)).toEqual(titlesOf('Maintenance Tips'));
  expect(await pressed(page)).toEqual(['Maintenance Tips']);
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(titlesOf('All Posts'));
});

test('without scripts the server filters, and the buttons and Back work', async ({ visit }) => {
  const page = await visit('/blog?category=maintenance', { javaScriptEnabled: false });
  expect(await titles(page)).toEqual(titlesOf('Maintenance Tips'));
  await button(page, empty).click();
  await page.waitForURL('**/blog?category=technology');
  await expect.poll(() => headings(page)).toEqual(['No articles found']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
});
