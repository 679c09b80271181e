import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAt, withAxe } from '../support/axe.ts';
import { requestsOf, test } from '../support/browser.ts';
import { mainLink, pageShown } from '../support/links.ts';

/** The categories in their order, and how many articles of the grid each has. */
const categories = [
  ['All Posts', 6, '/blog?category=all'],
  ['Maintenance Tips', 3, '/blog?category=maintenance'],
  ['Safety Protocols', 1, '/blog?category=safety'],
  ['Equipment Technology', 0, '/blog?category=technology'],
  ['Industry Insights', 2, '/blog?category=industry'],
] as const;

const list = (page: Page): Locator => page.locator('section[aria-labelledby="articles"]');
const buttons = (page: Page): Locator => list(page).locator('form button');
const button = (page: Page, name: string): Locator => buttons(page).filter({ hasText: name });
const pressed = (page: Page): Promise<string[]> => list(page).locator('button[aria-pressed="true"]').allInnerTexts();
const result = (page: Page): Locator => list(page).locator('output');
const titles = (page: Page): Promise<string[]> => list(page).locator('li h3').allInnerTexts();

/** The titles of a category, told by what each article says of itself among all posts. */
const titlesOf = (page: Page, category: string): Promise<string[]> =>
  list(page).locator('li:has(h3)', { hasText: category }).locator('h3').allInnerTexts();

/** Chooses a category and waits until it is the pressed one. */
async function choose(page: Page, name: string) {
  await button(page, name).click();
  await expect.poll(async () => (await pressed(page)).join()).toContain(name);
}

test('five categories are named exactly, in their order, and All Posts is chosen', async ({ visit }) => {
  const page = await visit('/blog');
  const shown = await buttons(page).evaluateAll((all) =>
    all.map((one) => [one.textContent, `/blog?category=${one.getAttribute('value')}`]),
  );
  expect(shown).toEqual(categories.map(([name, , address]) => [name, address]));
  expect(await pressed(page)).toEqual(['All Posts']);
  expect(await titles(page)).toHaveLength(6);
});

test('each category shows its articles and no other, the featured one stays above them all', async ({ visit }) => {
  const page = await visit('/blog');
  const featured = page.locator('section[aria-labelledby="featured"]');
  const featuredText = await featured.innerText();
  expect(featuredText).toContain('Equipment Technology');
  const expected = new Map<string, string[]>([['All Posts', await titles(page)]]);
  for (const [name] of categories.slice(1)) expected.set(name, await titlesOf(page, name));

  for (const [name, count, address] of categories.toReversed()) {
    await choose(page, name);
    expect(page.url()).toMatch(new RegExp(`${address.replace('?', '\\?')}$`));
    expect(await titles(page)).toEqual(expected.get(name));
    expect(await titles(page)).toHaveLength(count);
    expect(await pressed(page)).toHaveLength(1);
    expect(await featured.innerText()).toBe(featuredText);
  }
});

test('a category without articles says so', async ({ visit }) => {
  const page = await visit('/blog');
  await choose(page, 'Equipment Technology');
  expect(await list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  expect(await list(page).locator('p').allInnerTexts()).toEqual([
    'Try selecting a different category or check back later for new content.',
  ]);
  await list(page).getByRole('button', { name: 'Load More Articles' }).waitFor();
});

test.for(['hydraulics', '', 'Safety', 'constructor', '%3Cscript%3E', '%E0%A4%A'])(
  'an unknown category shows all: %j',
  async (name, { visit }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(`/blog?category=${name}`, { javaScriptEnabled });
      expect(await titles(page)).toHaveLength(6);
      expect(await pressed(page)).toEqual([expect.stringContaining('All Posts')]);
    }
  },
);

test('without scripts the server filters, and the buttons and Back work', async ({ visit }) => {
  const page = await visit('/blog', { javaScriptEnabled: false });
  const expected = await titlesOf(page, 'Maintenance Tips');
  await button(page, 'Maintenance Tips').click();
  await page.waitForURL('**/blog?category=maintenance');
  await expect.poll(() => titles(page)).toEqual(expected);
  await button(page, 'Equipment Technology').click();
  await page.waitForURL('**/blog?category=technology');
  await expect.poll(() => list(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['No articles found']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(expected);
});

test('the address can be shared, and is among the other pages in the history', async ({ visit, open }) => {
  const page = await visit('/');
  await mainLink(page, 'Blog').click();
  await pageShown(page, '/blog');
  await choose(page, 'Industry Insights');
  const shared = await open(page.url());
  expect(await titles(shared)).toEqual(await titles(page));

  await choose(page, 'Safety Protocols');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(await titles(shared));
  expect(await pressed(page)).toEqual([expect.stringContaining('Industry Insights')]);
  await page.goBack();
  await expect.poll(() => titles(page)).toHaveLength(6);
  await page.goForward();
  await expect.poll(() => titles(page)).toHaveLength(2);
});

test('choosing by keyboard leaves the focus and the page where they are, and asks no server', async ({ visit }) => {
  const page = await visit('/blog', { reducedMotion: 'reduce' });
  const asked = await requestsOf(page);
  await button(page, 'Safety Protocols').focus();
  await page.evaluate(() => window.scrollBy(0, 120));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  for (const name of ['Safety Protocols', 'Equipment Technology']) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await pressed(page)).join()).toContain(name);
    expect(await button(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
  expect(asked).toEqual([]);
});

test('the result is announced by a region that was there before', async ({ visit }) => {
  const page = await visit('/blog');
  const region = await result(page).elementHandle();
  for (const [name, count] of [...categories.slice(1), ...categories.slice(0, 1)]) {
    await choose(page, name);
    const words = await region?.textContent();
    expect(words).toContain(count === 0 ? 'No articles' : String(count));
    expect(words).toContain(name === 'All Posts' ? 'All' : name);
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test.for([true, false])(
  'the blog is one page for search engines; scripts: %s',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit('/blog', { javaScriptEnabled });
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toMatch(/\/blog$/);
    await button(page, 'Safety Protocols').click();
    await page.waitForURL('**/blog?category=safety');
    expect(
      await page.locator('link[rel="canonical"]').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    ).toEqual([canonical]);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  },
);

test('axe finds nothing where a category is empty', async ({ visit }) => {
  const page = await visit('/blog', withAxe);
  await choose(page, 'Equipment Technology');
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
});
