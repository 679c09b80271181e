import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, windowOf } from '../support/browser.ts';
import { followLink } from '../support/links.ts';
import { looks } from '../support/looks.ts';

async function looksAtWidths(page: Page) {
  const found: Record<string, string[]> = {};
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    found[`${width} px`] = await page.evaluate(looks);
  }
  return found;
}

const paths = ['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/resources', '/blog'];

test.for(paths)('%s has the same styles after a navigation as from the server', async (path, { visit }) => {
  const served = await visit(path);
  const title = await served.title();
  const looksServed = await looksAtWidths(served);
  const page = await visit('/');
  await followLink(page, path);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction((expected) => document.title === expected, title);
  expect(await looksAtWidths(page)).toEqual(looksServed);
});
