import { expect } from 'vitest';
import { test } from '../support/browser.ts';

/** Widths and weights in which the site sets text: of headings, of controls, of text. */
const settings = [
  ['75%', '650'],
  ['88%', '600'],
  ['100%', '400'],
] as const;

test.for(settings)(
  'words at a width of %s take the same room in the fallback as in the font, so nothing moves when it arrives',
  async ([stretch, weight], { visit }) => {
    const page = await visit('/about');
    const ratio = await page.evaluate(
      async ([fontStretch, fontWeight]) => {
        await document.fonts.load('650 20px Lettering');
        await document.fonts.ready;
        const words = document.querySelector('main')?.textContent?.slice(0, 4000) ?? '';
        const widthIn = (fontFamily: string) => {
          const span = document.createElement('span');
          Object.assign(span.style, {
            position: 'absolute',
            whiteSpace: 'nowrap',
            fontFamily,
            fontStretch,
            fontWeight,
          });
          span.textContent = words;
          document.body.append(span);
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        return widthIn('Lettering') / widthIn('"Lettering Fallback"');
      },
      [stretch, weight] as const,
    );
    const percent = (100 * (ratio - 1)).toFixed(1);
    expect(Math.abs(ratio - 1), `its sizeAdjust in global-style.ts is ${percent} % too small`).toBeLessThan(0.04);
  },
);
