import { expect } from 'vitest';
import { violations, withAxe } from './axe.ts';
import { test, type OpenOptions } from './browser.ts';
import { followLink } from './links.ts';
import { breakAboutPage } from './route-scripts.ts';

const widths = [360, 1440];

const options: OpenOptions = { ...withAxe, expected: [/404/] };

for (const width of widths) {
  test(`axe finds nothing on the error screen at ${width} px`, async ({ open }) => {
    const page = await open('/', {
      ...options,
      width,
      expected: [/pump seized/],
      prepare: breakAboutPage,
    });
    await followLink(page, '/about');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing with the menu open', async ({ open }) => {
  const page = await open('/', { ...options, width: 360 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('button[aria-expanded="true"]');
  expect(await violations(page)).toEqual([]);
});
