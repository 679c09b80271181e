import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { cards, drawCard } from '../../../src/build/draw-social-cards.ts';

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
