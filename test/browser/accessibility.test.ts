import { expect } from 'vitest';
import { violations, violationsAt, withAxe } from '../support/axe.ts';
import { test, type OpenOptions } from '../support/browser.ts';
import { followLink } from '../support/links.ts';
import { breakAboutPage } from '../support/route-scripts.ts';

const options: OpenOptions = { ...withAxe, width: 360 };

test('axe finds nothing on the error screen', async ({ visit }) => {
  const page = await visit('/', { ...options, expected: [/pump seized/], prepare: breakAboutPage });
  await followLink(page, '/about');
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
});

test('axe finds nothing with the menu open', async ({ visit }) => {
  const page = await visit('/', options);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('button[aria-expanded="true"]');
  expect(await violations(page)).toEqual([]);
});
