import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { looks } from '../../support/browser/looks.ts';
import { followLink } from '../../support/pages/links.ts';

/** The browser's message about the status, and the message of the 404 page. */
const expected = [/404/];

/** A phone's. The tests of looks compare pages on desktops. */
const width = 360;

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

/** Expects the head and the styles of the page that the server sends. `served` is a tab without scripts. */
async function expectAsServed(page: Page, path: string, served: Page) {
  await page.waitForURL(`**${path}`);
  await served.goto(path);
  const head = await headOf(served);
  expect(head.titles, path).toHaveLength(1);
  expect(head.description, path).toHaveLength(1);
  expect(head.canonical, path).toHaveLength(head.robots.includes('noindex') ? 0 : 1);
  await expect.poll(() => headOf(page), { message: path }).toEqual(head);
  expect(await page.evaluate(looks), path).toEqual(await served.evaluate(looks));
}

test.for([
  ['/no-such-page', '/projects', '/blog?category=safety', '/services/no-such-page', '/blog'],
  ['/services/emergency-repair', '/services/maintenance-staffing', '/resources'],
])(
  'pages have the served head and styles after each navigation and Back, and Back to %s is announced',
  async ([first = '', ...paths], { visit }) => {
    const page = await visit(first, { width, expected });
    const served = await visit(first, { width, expected, javaScriptEnabled: false });
    await expectAsServed(page, first, served);
    for (const path of paths) {
      await followLink(page, path);
      await expectAsServed(page, path, served);
    }
    for (const path of [first, ...paths.slice(0, -1)].toReversed()) {
      await page.goBack();
      await expectAsServed(page, path, served);
    }
    expect(await page.locator('#root > output').textContent()).toBe(await served.title());
  },
);
