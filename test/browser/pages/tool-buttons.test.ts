import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('the tools’ buttons end at the edge of their column and weigh less than those of the guides', async ({
  visit,
}) => {
  const page = await visit('/resources');
  const guide = page.locator('#service-guides button').first();
  const weight = () => guide.evaluate((button) => Number(getComputedStyle(button).fontWeight));
  for (const width of [320, 360, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const buttons = await page.locator('table tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const button = row.querySelector('button');
        const { right, height } = button?.getBoundingClientRect() ?? { right: 0, height: 0 };
        const { fontWeight, backgroundColor } = getComputedStyle(button ?? row);
        const space = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--cell'));
        return { gap: row.getBoundingClientRect().right - space - right, height, fontWeight, backgroundColor };
      }),
    );
    expect(buttons).toHaveLength(4);
    for (const { gap, height, fontWeight, backgroundColor } of buttons) {
      expect(Math.abs(gap), `to the edge in a window of ${width} px`).toBeLessThan(1);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(Number(fontWeight)).toBeLessThan(await weight());
      expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
  }
});
