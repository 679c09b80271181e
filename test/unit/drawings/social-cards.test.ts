import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { cards, drawCard } from '../../../src/build/draw-social-cards.ts';
import { hashPictures } from '../../../src/build/draw.ts';
import drawn from '../../../src/build/drawn.json';

const font = { loadSystemFonts: false, fontFiles: ['src/build/social-card-font.ttf'] };

/** Measures the right edge of a text of a card. */
function rightEdge(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" font-family="Card Letter Condensed" font-weight="600">${text}</svg>`;
  const box = new Resvg(svg, { font }).getBBox();
  return box ? box.x + box.width : Infinity;
}

it('the icons and cards in public/ show the present claims, colors and drawings: otherwise run "npm run draw"', () => {
  expect(drawn).toEqual(hashPictures());
});

it.each(Object.entries(cards))('the words of the card "%s" fit their cells', (_, card) => {
  const [heading = '', ...facts] = drawCard(card).match(/<g letter-spacing.*?<\/g>|<text x="20".*?<\/text>/g) ?? [];
  expect(rightEdge(heading)).toBeLessThan(1160);
  expect(facts).toHaveLength(8);
  for (const fact of facts) expect(rightEdge(fact), fact).toBeLessThan(264);
});
