import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';

/** Pages of different kinds. */
const addresses = ['/blog?category=safety', '/contact', '/services/no-such-page'] as const;

/** Returns the tags that search engines read. */
const headOf = (page: Page) =>
  page
    .locator('head :is(title, [rel="canonical"], [name="description"], [name="keywords"], [name="robots"])')
    .evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).toSorted());

/**
 * Returns the computed style of each element of the main part, and its box. The server sends the rules that Emotion has flattened;
 * after a navigation the browser resolves nested rules itself. Both must give the same result.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const properties =
      'font-size font-stretch font-weight color background-color display grid-template-columns padding border-width';
    return Array.from(document.querySelectorAll('main, main *'), (element) => {
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const values = properties.split(' ').map((name) => style.getPropertyValue(name));
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + window.scrollY, width, height].map((value) => value.toFixed(1));
      return [element.tagName, element.className, ...values, before.content, before.display, ...place].join(' | ');
    });
  });

// The browser keeps the styles of the pages before. `test/unit/render/document.test.ts` compares the heads of all pages.
test('after a click and Back a page has the same head and look as after a load', async ({ visit }) => {
  const options = { width: 360, expected: [/404/] };
  const served = new Map<string, { head: string[]; look: string[] }>();
  for (const address of addresses) {
    const page = await visit(address, options);
    const head = await headOf(page);
    expect(head.length, address).toBeGreaterThan(2);
    served.set(address, { head, look: await shown(page) });
  }
  const page = await visit('/services/no-such-page', options);
  const expectServed = async (address: string) => {
    await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
    const poll = { message: address, interval: 20 };
    await expect.poll(() => headOf(page), poll).toEqual(served.get(address)?.head);
    await expect.poll(() => shown(page), poll).toEqual(served.get(address)?.look);
  };
  for (const address of addresses) {
    await followLink(page, address);
    await expectServed(address);
  }
  for (const address of addresses.slice(-3, -1).toReversed()) {
    await page.goBack();
    await expectServed(address);
  }
  expect(await page.locator('#root > output').textContent()).toBe(await page.title());
  // The structured data of the first page describes no other page.
  expect(await page.locator('head [type="application/ld+json"]').count()).toBe(0);
});
