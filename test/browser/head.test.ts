import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { followLink } from '../support/links.ts';

/** The browser's line about the status, and the 404 page's own, which names the path. */
const expected = [/404/];

/** In a tab beside the other one: what stands in its head comes from the server. */
const asServed = { expected, javaScriptEnabled: false };

/** What the head says to browsers and search engines, everything that it holds of each kind. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
      shown: document.title,
      description: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
    };
  });

/** The page has the head that the server gives to what stands at this address. */
async function expectHeadOf(page: Page, path: string, other: Page) {
  await page.waitForURL(`**${path}`);
  await other.goto(path);
  const served = await headOf(other);
  expect(served.titles, path).toHaveLength(1);
  expect(served.description, path).toHaveLength(1);
  expect(served.canonical.length + served.robots.length, path).toBe(1);
  await expect.poll(() => headOf(page), { message: path }).toEqual(served);
}

test('title, description, canonical and robots follow from page to page, to the 404 page and back', async ({
  visit,
}) => {
  const page = await visit('/about', { expected });
  const other = await visit('/about', asServed);
  await expectHeadOf(page, '/about', other);
  const paths = ['/contact', '/blog?category=safety', '/no-such-page', '/services/no-such-page', '/blog'];
  for (const path of paths) {
    await followLink(page, path);
    await expectHeadOf(page, path, other);
  }
  for (const path of ['/about', ...paths.slice(0, -1)].toReversed()) {
    await page.goBack();
    await expectHeadOf(page, path, other);
  }
});

test.for(['/no-such-page', '/terms'])(
  'a visit that begins at %s has its head and its announcement again on Back',
  async (path, { visit }) => {
    const page = await visit(path, { expected });
    const other = await visit(path, asServed);
    await expectHeadOf(page, path, other);
    await followLink(page, '/safety');
    await expectHeadOf(page, '/safety', other);
    await page.goBack();
    await expectHeadOf(page, path, other);
    expect(await page.locator('#root > output').textContent()).toBe(await other.title());
  },
);
