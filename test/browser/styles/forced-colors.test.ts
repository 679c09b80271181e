import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

/** Returns the grounds of the page's drawings. In forced colors they must be the page's, because lines have the color of text. */
const grounds = () =>
  Array.from(document.querySelectorAll('svg'), (drawing) => getComputedStyle(drawing).getPropertyValue('--ground'));

test.for(pageAddresses)('in forced colors every drawing of %s has the ground of its page', async (path, { visit }) => {
  const page = await visit(path, { forcedColors: 'active', expected: [/404/] });
  expect(new Set(await page.evaluate(grounds))).toEqual(new Set(['Canvas']));
});

test('a drawing under the pointer has that ground, too', async ({ visit }) => {
  const page = await visit('/', { forcedColors: 'active' });
  await page.locator('[aria-labelledby="services"] li').first().hover();
  expect(new Set(await page.evaluate(grounds))).toEqual(new Set(['Canvas']));
});
