import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('the limits are beside their numbers or below the drawing, in letters of 12 px or more', async ({ visit }) => {
  const page = await visit('/services/equipment-installation');
  const figure = page.getByLabel('Introduction').locator('figure');
  const drawings = figure.locator('svg').filter({ visible: true });
  // The narrowest phone and desktop, and the widest tablet.
  for (const width of [320, 1180, 1181]) {
    const at = `in a window of ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    const shown = await drawings.evaluateAll((all) =>
      all.map((svg) => {
        const { left, right, top, bottom, height, width: wide } = svg.getBoundingClientRect();
        const scale = wide / Number(svg.getAttribute('viewBox')?.split(' ')[2]);
        return { left, right, top, bottom, height, letters: scale * parseFloat(getComputedStyle(svg).fontSize) };
      }),
    );
    const limits = await figure.locator('li').evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
    // Phones show each half above its limits.
    expect(shown, at).toHaveLength(width === 320 ? 2 : 1);
    expect(limits, at).toHaveLength(10);
    for (const { letters } of shown) expect(letters, at).toBeGreaterThanOrEqual(12);
    for (const [index, limit] of limits.entries()) {
      const drawing = index < 5 ? shown[0] : shown.at(-1);
      if (!drawing) continue;
      if (width <= 1180) {
        expect(limit.top, at).toBeGreaterThanOrEqual(drawing.bottom);
        continue;
      }
      const number = drawing.top + (((index % 5) + 0.5) / 5) * drawing.height;
      expect(Math.abs((limit.top + limit.bottom) / 2 - number), `limit ${index + 1} ${at}`).toBeLessThan(8);
      if (index < 5) expect(limit.right, at).toBeLessThanOrEqual(drawing.left);
      else expect(limit.left, at).toBeGreaterThanOrEqual(drawing.right);
    }
  }
});
