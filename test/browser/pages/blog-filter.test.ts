import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../../src/content/pages/blog.ts';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { isFocused, scrollPosition } from '../../support/pages/page-state.ts';

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

async function choose(page: Page, name: string) {
  await button(page, name).click();
  await expect.poll(() => pressed(page)).toEqual([name]);
}

test('each category shows and announces its articles, and an empty one its message', async ({ visit }) => {
  const page = await visit('/blog', withAxe);
  expect(await buttons(page).allTextContents()).toEqual(names);
  expect(await pressed(page)).toEqual(['All Posts']);
  const featured = page.locator('section[aria-labelledby="featured"]');
  const region = await list(page).locator('output').elementHandle();
  for (const name of names.toReversed()) {
    await choose(page, name);
    const found = titlesOf(name);
    expect(page.url()).toMatch(/\/blog\?category=[a-z]+$/);
    expect(await titles(page)).toEqual(found);
    expect(await featured.textContent()).toContain(featuredArticle.title);
    const words = await region?.textContent();
    expect(words).toContain(found.length === 0 ? 'No articles' : String(found.length));
    expect(words).toContain(name === 'All Posts' ? 'All' : name);
    // Screen readers announce changes only in an element that stays in the document.
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await choose(page, empty);
  expect(await list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  expect(await list(page).locator('p').allInnerTexts()).toEqual([
    'Try selecting a different category or check back later for new content.',
  ]);
  await list(page).getByRole('button', { name: 'Load More Articles' }).waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('without scripts the server filters, and the buttons and Back work', async ({ visit }) => {
  const page = await visit('/blog?category=hydraulics', { javaScriptEnabled: false });
  expect(await titles(page)).toEqual(titlesOf('All Posts'));
  await button(page, 'Maintenance Tips').click();
  await page.waitForURL('**/blog?category=maintenance');
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
  await button(page, empty).click();
  await page.waitForURL('**/blog?category=technology');
  await expect.poll(() => list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
});

test('the address of a category can be shared, and each choice is a history entry', async ({ visit }) => {
  const page = await visit('/');
  await new Menu(page).link('Blog').click();
  await pageShown(page, '/blog');
  await choose(page, 'Industry Insights');
  await page.reload();
  await hydrated(page);
  expect(await titles(page)).toEqual(titlesOf('Industry Insights'));

  await choose(page, 'Safety Protocols');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Industry Insights'));
  expect(await pressed(page)).toEqual(['Industry Insights']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('All Posts'));
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Industry Insights'));
});

test('a choice by keyboard keeps focus, scroll position and typed text, and sends no request', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce' });
  const requests: string[] = [];
  // The code of linked pages is prefetched, and Chromium asks for the icon again with every history entry.
  page.on('request', (request) => /\/assets\/|favicon/.test(request.url()) || requests.push(request.url()));
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await search.fill('soft foot');
  await email.fill('dana@example.com');
  await button(page, 'Safety Protocols').focus();
  await page.evaluate(() => window.scrollBy(0, 120));
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  for (const name of ['Safety Protocols', empty]) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(page)).toEqual([name]);
    expect(await isFocused(button(page, name))).toBe(true);
    expect(await scrollPosition(page)).toBe(place);
  }
  expect([await search.inputValue(), await email.inputValue()]).toEqual(['soft foot', 'dana@example.com']);
  expect(requests).toEqual([]);
});
