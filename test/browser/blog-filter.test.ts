import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../src/content/blog.ts';
import { violationsAt, withAxe } from '../support/axe.ts';
import { requestsOf, test } from '../support/browser.ts';
import { mainLink, pageShown } from '../support/links.ts';

const names = ['All Posts', 'Maintenance Tips', 'Safety Protocols', 'Equipment Technology', 'Industry Insights'];
/** The only category without an article of its own, apart from the featured one. */
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

test('each of the five categories shows its articles below the featured one, and is announced', async ({ visit }) => {
  const page = await visit('/blog');
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
    // The same region, so that screen readers say it.
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test('a category without articles says so; axe finds nothing', async ({ visit }) => {
  const page = await visit('/blog', withAxe);
  await choose(page, empty);
  expect(await list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  expect(await list(page).locator('p').allInnerTexts()).toEqual([
    'Try selecting a different category or check back later for new content.',
  ]);
  await list(page).getByRole('button', { name: 'Load More Articles' }).waitFor();
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
});

test.for(['hydraulics', 'constructor', '%E0%A4%A'])('an unknown category shows all: %j', async (name, { visit }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(`/blog?category=${name}`, { javaScriptEnabled });
    expect(await titles(page)).toEqual(titlesOf('All Posts'));
    expect(await pressed(page)).toEqual(['All Posts']);
  }
});

test('without scripts the server filters, and the buttons and Back work', async ({ visit }) => {
  const page = await visit('/blog', { javaScriptEnabled: false });
  await button(page, 'Maintenance Tips').click();
  await page.waitForURL('**/blog?category=maintenance');
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
  await button(page, empty).click();
  await page.waitForURL('**/blog?category=technology');
  await expect.poll(() => list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Maintenance Tips'));
});

test('the address can be shared, and is among the other pages in the history', async ({ visit, open }) => {
  const page = await visit('/');
  await mainLink(page, 'Blog').click();
  await pageShown(page, '/blog');
  await choose(page, 'Industry Insights');
  const shared = await open(page.url());
  expect(await titles(shared)).toEqual(titlesOf('Industry Insights'));

  await choose(page, 'Safety Protocols');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Industry Insights'));
  expect(await pressed(page)).toEqual(['Industry Insights']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(titlesOf('All Posts'));
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(titlesOf('Industry Insights'));
});

test('choosing by keyboard leaves the focus and the page where they are, and asks no server', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce' });
  const asked = await requestsOf(page);
  await button(page, 'Safety Protocols').focus();
  await page.evaluate(() => window.scrollBy(0, 120));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  for (const name of ['Safety Protocols', empty]) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(page)).toEqual([name]);
    expect(await button(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
  expect(asked).toEqual([]);
});
