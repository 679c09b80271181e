import { expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { test } from '../../support/browser/browser.ts';
import { drawingFaults, inlineDrawings } from '../../support/browser/drawing-texts.ts';
import { textFaults } from '../../support/browser/text-fit.ts';

// From the widest, because the page is loaded with it.
const widths = Array.from({ length: 41 }, (_, step) => 1920 - 40 * step);

// The page is loaded once, because that takes longer than to measure it in a window of another width.
test.for([...pagePaths, '/no-such-page'])(
  '%s has all text in its drawings and cells in windows of 320 to 1920 px',
  async (path, { visit }) => {
    const page = await visit(path, { width: 1920, expected: [/404/] });
    await page.evaluate(inlineDrawings);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(drawingFaults), `drawings in a window of ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(textFaults), `a window of ${width} px`).toEqual([]);
    }
  },
);
