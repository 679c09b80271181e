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

test('the lettering of a drawing, which has no more room, keeps its own spacing', async ({ open }) => {
  const page = await open('/projects');
  const drawing = page.locator('main svg[role="img"]').filter({ visible: true }).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const asDesigned = await drawing.screenshot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await drawing.screenshot()).equals(asDesigned)).toBe(true);
});
