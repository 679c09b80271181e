import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';

const widths = [640, 768, 1024, 1180];

/** Returns the boxes of the visible elements. */
const boxes = (page: Page, selector: string) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect()),
    selector,
  );

const columnsOf = (rects: readonly DOMRect[]) => new Set(rects.map(({ left }) => Math.round(left))).size;
const rowsOf = (rects: readonly DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top))).size;

describe('a tablet', () => {
  test('shows the whole drawing, the figures in one row and the cards in columns', async ({ visit }) => {
    const page = await visit('/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      const drawings = await boxes(page, '[aria-label="Introduction"] svg[role="img"]');
      expect(drawings.map(({ width: wide }) => wide > 0.85 * width)).toEqual([true]);
      expect(await boxes(page, '[aria-label="Introduction"] figure a')).toHaveLength(9);
      expect(rowsOf(await boxes(page, '[aria-label="In figures"] li'))).toBe(1);
      const cards = await boxes(page, '[aria-labelledby="services"] :is(ol, ul) > li');
      expect(cards).toHaveLength(9);
      expect(columnsOf(cards)).toBe(width < 961 ? 2 : 3);
    }
  });

  test.for(['/', '/services', '/services/laser-alignment', '/services/emergency-repair', '/contact'])(
    'has buttons on %s that are not stretched',
    async (path, { visit }) => {
      const page = await visit(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        const [button] = await boxes(page, 'main a[href*="/contact"]');
        expect(button?.width, `at ${width} px`).toBeLessThan(width / 2);
      }
    },
  );
});
