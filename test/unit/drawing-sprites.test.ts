import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillInFacts } from '../../src/build/drawing-facts.ts';
import { buildSprite } from '../../src/build/drawing-sprites.ts';
import { inlineLineStyles } from '../../src/build/line-styles.ts';

const sheets = readdirSync('src/drawings', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('drawings', () => {
  it.each(sheets)('of the sheet %s share one size and know only the line styles and the facts', (name) => {
    const { svg, width, height } = buildSprite(name);
    expect(width * height).toBeGreaterThan(0);
    expect(svg).not.toMatch(/ (class|style|id="[^"]*" id)=/);
    expect(svg).not.toMatch(/[{}]/);
  });

  it('name the class and the fact that do not exist', () => {
    expect(() => inlineLineStyles('<path class="wavy"/>')).toThrow('"wavy" is no class of drawings');
    expect(() => fillInFacts('<text>{price}</text>')).toThrow('"price" is no fact of drawings');
  });
});
