import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSprite } from '../../src/build/drawing-sprites.ts';
import { inlineLineStyles } from '../../src/build/line-styles.ts';
import { fillInFacts } from '../../src/build/read-drawing.ts';

const sprites = readdirSync('src/drawings', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('drawings', () => {
  it.each(sprites)('of the sprite %s have a size, and every class and fact is replaced', (name) => {
    const { svg, sizes } = buildSprite(name);
    for (const [width, height] of sizes.values()) expect(width * height).toBeGreaterThan(0);
    expect(svg).not.toMatch(/ (class|style|id="[^"]*" id)=/);
    expect(svg).not.toMatch(/[{}]/);
  });

  it('with an unknown class or fact cause an error that names it', () => {
    expect(() => inlineLineStyles('<path class="wavy"/>')).toThrow('"wavy" is no class of drawings');
    expect(() => fillInFacts('<text>{price}</text>')).toThrow('"price" is no fact of drawings');
  });
});
