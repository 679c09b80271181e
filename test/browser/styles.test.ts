import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, windowOf } from '../support/browser.ts';
import { followLink } from '../support/links.ts';

/**
 * How each element of the page looks. The browser nests the styles of pages reached by links itself, where the server
 * writes out what Emotion has compiled: both must mean the same.
 */
const looks = (page: Page): Promise<string[]> =>
  page.locator('main, main :not(noscript)').evaluateAll((all) =>
    all.map((element) => {
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      return [
        element.tagName,
        element.textContent?.slice(0, 20),
        style.fontSize,
        style.fontWeight,
        style.color,
        style.backgroundColor,
        style.display,
        style.gridTemplateColumns,
        style.padding,
        style.borderWidth,
        before.content,
        before.display,
      ].join(' | ');
    }),
  );

async function looksAtWidths(page: Page) {
  const found: Record<string, string[]> = {};
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    found[`${width} px`] = await looks(page);
  }
  return found;
}

const paths = ['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/resources', '/blog'];

test.for(paths)('%s looks the same by link as from the server', async (path, { visit }) => {
  const served = await visit(path);
  const title = await served.title();
  const looksServed = await looksAtWidths(served);
  const page = await visit('/');
  await followLink(page, path);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction((expected) => document.title === expected, title);
  expect(await looksAtWidths(page)).toEqual(looksServed);
});
