import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { windows } from '../../support/styles/windows.ts';

/** Returns for each guide the height of the larger part of its cell that is empty, above or below its content. */
const emptyParts = (page: Page) =>
  page.locator('#service-guides ol > li').evaluateAll((guides) =>
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

const toolButtons = (page: Page) =>
  page.locator('table tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const button = row.querySelector('button');
      const { right = 0 } = button?.getBoundingClientRect() ?? {};
      const { fontWeight, backgroundColor } = getComputedStyle(button ?? row);
      const space = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--cell'));
      return { gap: row.getBoundingClientRect().right - space - right, weight: Number(fontWeight), backgroundColor };
    }),
  );

test('no part of a guide is empty for 150 px, and the tools’ buttons end with their column', async ({ visit }) => {
  const page = await visit('/resources');
  const guide = page.locator('#service-guides button').first();
  const weightOfGuides = await guide.evaluate((button) => Number(getComputedStyle(button).fontWeight));
  for (const width of await windows(page)) {
    const at = `in a window of ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    const parts = await emptyParts(page);
    expect(parts).toHaveLength(3);
    for (const height of parts) expect(height, at).toBeLessThan(150);
    const buttons = await toolButtons(page);
    expect(buttons).toHaveLength(4);
    for (const { gap, weight, backgroundColor } of buttons) {
      expect(Math.abs(gap), at).toBeLessThan(1);
      expect(weight, at).toBeLessThan(weightOfGuides);
      expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
  }
});
