import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { followLink } from '../support/links.ts';

/** The browser's message about the status, and the message of the 404 page. */
const expected = [/404/];

/** Returns all elements of the head that browsers and search engines read. */
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

/** Expects the head that the server sends for this address. `other` is a tab without scripts. */
async function expectServedHead(page: Page, path: string, other: Page) {
  await page.waitForURL(`**${path}`);
  await other.goto(path);
  const served = await headOf(other);
  expect(served.titles, path).toHaveLength(1);
  expect(served.description, path).toHaveLength(1);
  expect(served.canonical.length + served.robots.length, path).toBe(1);
  await expect.poll(() => headOf(page), { message: path }).toEqual(served);
}

test.for([
  ['/no-such-page', '/contact', '/blog?category=safety', '/services/no-such-page', '/blog'],
  ['/terms', '/safety', '/no-such-page'],
])(
  'the head follows each navigation and Back, and Back to %s announces the page',
  async ([first = '', ...paths], { visit }) => {
    const page = await visit(first, { expected });
    const other = await visit(first, { expected, javaScriptEnabled: false });
    await expectServedHead(page, first, other);
    for (const path of paths) {
      await followLink(page, path);
      await expectServedHead(page, path, other);
    }
    for (const path of [first, ...paths.slice(0, -1)].toReversed()) {
      await page.goBack();
      await expectServedHead(page, path, other);
    }
    expect(await page.locator('#root > output').textContent()).toBe(await other.title());
  },
);
