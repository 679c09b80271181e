import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('no part of a guide is empty for 150 px', async ({ visit }) => {
  const page = await visit('/resources');
  for (let width = 320; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('#service-guides ol > li').evaluateAll((guides) =>
      guides.map((guide) => {
        const heightsOf = (selector: string) => {
          const { top = 0, bottom = 0 } = guide.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { top, bottom };
        };
        const cell = heightsOf('div:has(> p)');
        const content = [heightsOf('div > p'), heightsOf('div > p + svg')];
        const above = Math.min(...content.map(({ top }) => top)) - cell.top;
        const below = cell.bottom - Math.max(...content.map(({ bottom }) => bottom));
        return Math.max(above, below);
      }),
    );
    expect(gaps).toHaveLength(3);
    for (const gap of gaps) expect(gap, `in a window of ${width} px`).toBeLessThan(150);
  }
});
