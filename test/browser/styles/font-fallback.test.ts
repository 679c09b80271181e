import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

/** The widths and weights that the site sets most, one for each face of the fallback. */
const settings = [
  { fontStretch: '75%', fontWeight: '400' },
  { fontStretch: '75%', fontWeight: '650' },
  { fontStretch: '88%', fontWeight: '400' },
  { fontStretch: '88%', fontWeight: '600' },
  { fontStretch: '100%', fontWeight: '400' },
  { fontStretch: '100%', fontWeight: '600' },
];

test.for(settings)(
  'the fallback at $fontStretch and $fontWeight is as wide as the font, so the layout does not shift when the font loads',
  async (setting, { visit }) => {
    const page = await visit('/about');
    const ratio = await page.evaluate(async (fontStyle) => {
      await document.fonts.load('650 20px Lettering');
      await document.fonts.ready;
      const words = document.querySelector('main')?.textContent?.slice(0, 4000) ?? '';
      const widthIn = (fontFamily: string) => {
        const span = document.createElement('span');
        Object.assign(span.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, ...fontStyle });
        span.textContent = words;
        document.body.append(span);
        return span.getBoundingClientRect().width;
      };
      return widthIn('Lettering') / widthIn('Fallback');
    }, setting);
    const percent = (100 * (ratio - 1)).toFixed(1);
    expect(Math.abs(ratio - 1), `sizeAdjust in global-style.ts must grow by ${percent} %`).toBeLessThan(0.02);
  },
);
