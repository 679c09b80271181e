import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { looks } from '../../support/browser/looks.ts';
import { followLink } from '../../support/pages/links.ts';
import { layoutAddresses } from '../../support/pages/page-addresses.ts';

/** Returns the tags that search engines read: as they are now, and as the server sends them. Runs in the page. */
const heads = async () => {
  const response = await fetch(window.location.href);
  const served = new DOMParser().parseFromString(await response.text(), 'text/html');
  const tags = 'title, link[rel="canonical"], meta:is([name="description"], [name="keywords"], [name="robots"])';
  const read = ({ head }: Document) => Array.from(head.querySelectorAll(tags), ({ outerHTML }) => outerHTML).toSorted();
  return { now: read(document), served: read(served) };
};

async function expectServedHead(page: Page, path: string) {
  const { served } = await page.evaluate(heads);
  expect(served.length, path).toBeGreaterThan(2);
  await expect.poll(async () => (await page.evaluate(heads)).now, { message: path }).toEqual(served);
}

/** Returns the computed styles of all elements of the main part, and their boxes. */
const shown = async (page: Page) => [
  ...(await page.evaluate(looks)),
  ...(await page.evaluate(() =>
    Array.from(document.querySelectorAll('main, main *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + window.scrollY, width, height].map((value) => value.toFixed(1));
      return `${element.tagName} ${element.className} ${place.join(' ')}`;
    }),
  )),
];

// The browser keeps the styles of the pages before.
test('after a click and Back a page has the same head and look', async ({ visit }) => {
  // The policy lets no `DOMParser` make a document of a string.
  const options = { width: 360, expected: [/404/], bypassCSP: true };
  const addresses = ['/blog?category=safety', ...layoutAddresses, '/services/no-such-page'];
  const loaded = new Map<string, string[]>();
  for (const address of addresses) {
    const page = await visit(address, options);
    loaded.set(address, await shown(page));
  }
  const page = await visit('/services/no-such-page', options);
  for (const address of addresses) {
    await followLink(page, address);
    await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
    await expectServedHead(page, address);
    await expect.poll(() => shown(page), { message: address, interval: 20 }).toEqual(loaded.get(address));
  }
  for (const address of addresses.slice(-5, -1).toReversed()) {
    await page.goBack();
    await page.waitForURL(`**${address}`);
    await expectServedHead(page, address);
  }
  expect(await page.locator('#root > output').textContent()).toBe(await page.title());
});
