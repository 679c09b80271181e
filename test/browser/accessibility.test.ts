import { expect } from 'vitest';
import { addresses } from '../../src/routes.tsx';
import { violations, withAxe } from './axe.ts';
import { test, type OpenOptions } from './browser.ts';
import { followLink } from './links.ts';
import { breakAboutPage } from './route-scripts.ts';

const widths = [360, 1440];

const options: OpenOptions = { ...withAxe, expected: [/404/] };

for (const width of widths) {
  test.for([...addresses, '/nowhere'])(`axe finds nothing on %s at ${width} px`, async (path, { open }) => {
    expect(await violations(await open(path, { ...options, width }))).toEqual([]);
  });

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

test.for([...addresses, '/nowhere'])('%s fits a window of 320 px, which is 400 %% zoom', async (path, { open }) => {
  const page = await open(path, { ...options, viewport: { width: 320, height: 256 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // In a window this low the header is lower, so that it leaves room for the content.
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(60);
});

test.for([...addresses, '/nowhere'])('%s has no target under 44 px on a phone', async (path, { open }) => {
  const page = await open(path, { ...options, width: 360 });
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});
