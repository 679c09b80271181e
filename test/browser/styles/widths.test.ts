import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('a tablet shows the whole drawing, the figures in one row and the cards in columns', async ({ visit }) => {
  const page = await visit('/');
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  for (const width of [640, 1180]) {
    await page.setViewportSize({ width, height: 1000 });
    const drawings = await boxes('[aria-label="Introduction"] svg[role="img"]');
    expect(drawings.map((drawing) => drawing.width > 0.85 * width)).toEqual([true]);
    expect(await boxes('[aria-label="Introduction"] figure a')).toHaveLength(9);
    expect(new Set((await boxes('[aria-label="In numbers"] li')).map(({ top }) => Math.round(top))).size).toBe(1);
    const cards = await boxes('[aria-labelledby="services"] :is(ol, ul) > li');
    expect(cards).toHaveLength(9);
    expect(new Set(cards.map(({ left }) => Math.round(left))).size).toBe(width < 961 ? 2 : 3);
  }
});
