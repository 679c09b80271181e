import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('in forced colors all drawings have the ground of the page, also under the pointer', async ({ visit }) => {
  const page = await visit('/', { forcedColors: 'active' });
  await page.locator('[aria-labelledby="services"] li').first().hover();
  const grounds = () =>
    page
      .locator('svg')
      .evaluateAll((all) => [...new Set(all.map((svg) => getComputedStyle(svg).getPropertyValue('--ground')))]);
  await expect.poll(grounds).toEqual(['Canvas']);
});
