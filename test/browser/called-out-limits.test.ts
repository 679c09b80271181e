import { expect } from 'vitest';
import { test } from '../support/browser.ts';

test('the limits are beside their numbers on the drawing, whose letters are 12 px or larger', async ({ visit }) => {
  const page = await visit('/services/equipment-installation');
  const figure = page.getByLabel('Introduction').locator('figure');
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const { drawing, limits, letters } = await figure.evaluate((element) => {
      const svg = element.querySelector('svg');
      const box = svg?.getBoundingClientRect() ?? new DOMRect();
      return {
        drawing: { left: box.left, right: box.right, top: box.top, bottom: box.bottom, height: box.height },
        limits: Array.from(element.querySelectorAll('li'), (item) => item.getBoundingClientRect()).map((item) => ({
          top: item.top,
          middle: item.top + item.height / 2,
          left: item.left,
          right: item.right,
        })),
        // A drawing is 960 units wide.
        letters: svg ? (parseFloat(getComputedStyle(svg).fontSize) * box.width) / 960 : 0,
      };
    });
    const at = `in a window of ${width} px`;
    expect(limits).toHaveLength(10);
    expect(letters, at).toBeGreaterThanOrEqual(12);
    for (const [index, limit] of limits.entries()) {
      if (width <= 1180) {
        expect(limit.top, at).toBeGreaterThanOrEqual(drawing.bottom);
        continue;
      }
      const isLeft = index < 5;
      const number = drawing.top + (((index % 5) + 0.5) / 5) * drawing.height;
      expect(Math.abs(limit.middle - number), `${index + 1} ${at}`).toBeLessThan(8);
      expect(isLeft ? drawing.left - limit.right : limit.left - drawing.right, at).toBeGreaterThanOrEqual(0);
    }
  }
});
