import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { cards, drawCard } from '../../../src/build/draw-social-cards.ts';
import { buildSprite } from '../../../src/build/drawing-sprites.ts';
import { inlineLineStyles } from '../../../src/build/line-styles.ts';
import { fillInFacts } from '../../../src/build/read-drawing.ts';

const sprites = readdirSync('src/drawings', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

it.each(sprites)('the drawings of the sprite %s have a size, and every class and fact is replaced', (name) => {
  const { svg, sizes } = buildSprite(name);
  expect(sizes.size).toBeGreaterThan(0);
  for (const [width, height] of sizes.values()) expect(width * height).toBeGreaterThan(0);
  expect(svg).not.toMatch(/ (class|style|id="[^"]*" id)=/);
  expect(svg).not.toMatch(/[{}]/);
});

it('a drawing with an unknown class or fact causes an error that names it', () => {
  expect(() => inlineLineStyles('<path class="wavy"/>')).toThrow('"wavy" is no class of drawings');
  expect(() => fillInFacts('<text>{price}</text>')).toThrow('"price" is no fact of drawings');
});

const font = { loadSystemFonts: false, fontFiles: ['src/build/social-card-font.ttf'] };

/** Measures the right edge of a text of a card. */
function rightEdge(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" font-family="Card Letter Condensed" font-weight="600">${text}</svg>`;
  const box = new Resvg(svg, { font }).getBBox();
  return box ? box.x + box.width : Infinity;
}

it.each(Object.entries(cards))('the words of the card "%s" fit their cells', (_, card) => {
  const [heading = '', ...facts] = drawCard(card).match(/<g letter-spacing.*?<\/g>|<text x="20".*?<\/text>/g) ?? [];
  expect(rightEdge(heading)).toBeLessThan(1160);
  expect(facts).toHaveLength(8);
  for (const fact of facts) expect(rightEdge(fact), fact).toBeLessThan(264);
});
