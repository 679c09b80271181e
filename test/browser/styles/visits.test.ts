import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';

/** Describes the boxes of all elements. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + window.scrollY, width, height].map((value) => value.toFixed(1));
      return `${element.tagName} ${element.className} ${place.join(' ')}`;
    }),
  );

/** The boxes of each page when it is loaded. */
const loaded = new Map<string, string[]>();

// The browser keeps the styles of all pages visited before, in the order of the visits.
test.for(pagePaths)('after %s as the first page, all others look as when loaded', async (first, { visit }) => {
  if (loaded.size === 0) {
    for (const path of pagePaths) loaded.set(path, await boxes(await visit(path)));
  }
  const page = await visit(first);
  const index = pagePaths.indexOf(first);
  for (const path of [...pagePaths.slice(index + 1), ...pagePaths.slice(0, index)]) {
    await followLink(page, path);
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await expect.poll(() => boxes(page), { message: path, interval: 20 }).toEqual(loaded.get(path));
  }
});
