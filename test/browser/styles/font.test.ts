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

test('the fallback is as wide as the font', async ({ visit }) => {
  const page = await visit('/about');
  const ratios = await page.evaluate(async (all) => {
    await document.fonts.load('650 20px Lettering');
    await document.fonts.ready;
    const words = document.querySelector('main')?.textContent?.slice(0, 4000) ?? '';
    const widthIn = (fontFamily: string, setting: (typeof all)[number]) => {
      const span = document.createElement('span');
      Object.assign(span.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, ...setting });
      span.textContent = words;
      document.body.append(span);
      return span.getBoundingClientRect().width;
    };
    return all.map((setting) => widthIn('Lettering', setting) / widthIn('Fallback', setting));
  }, settings);
  for (const [index, ratio] of ratios.entries()) {
    const { fontStretch, fontWeight } = settings[index] ?? {};
    const percent = (100 * (ratio - 1)).toFixed(1);
    const message = `sizeAdjust of ${fontStretch} and ${fontWeight} in font-faces.ts must grow by ${percent} %`;
    expect.soft(Math.abs(ratio - 1), message).toBeLessThan(0.02);
  }
});
