import { font } from '../styles/type-scale.ts';
import fontFile from './lettering.woff2?url';

/**
 * Encode Sans, cut out of `encode-sans-latin-standard-normal.woff2` of @fontsource-variable/encode-sans 5.3 to the site's needs:
 * the letters of Latin-1, Œ and œ, the signs of English and of measures, weights 400 to 700, widths 75 to 100, kerning and both
 * kinds of figures. `cut-font.sh` made it with fonttools 4.66. Other signs (£, «, ¶) come from the fallback. The
 * license reserves the name, so the cut font has another name. The site serves the license as `/lettering-license.txt`.
 */
export const fontHref = fontFile;

/**
 * Returns one face of the fallback: Arial stretched to the widths of the font, so that little moves when the font arrives. Each
 * width and weight has its own face, because Arial has one width, and Arial Bold is wider than synthetic bold. Ascent and descent
 * are the font's (1.03 and 0.22 em) divided by the stretch.
 */
const fallback = (fontStretch: string, fontWeight: keyof typeof arial, sizeAdjust: number) => ({
  '@font-face': {
    fontFamily: 'Fallback',
    src: arial[fontWeight],
    fontWeight,
    fontStretch,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${Math.round(10300 / sizeAdjust)}%`,
    descentOverride: `${Math.round(2200 / sizeAdjust)}%`,
  },
});

const arial = {
  '400': 'local(Arial), local(Liberation Sans)',
  '600 700': 'local(Arial Bold), local(Liberation Sans Bold)',
};

export const fontFaces = [
  {
    '@font-face': {
      fontFamily: 'Lettering',
      src: `url(${fontFile}) format("woff2")`,
      fontWeight: '400 700',
      fontStretch: '75% 100%',
      fontDisplay: 'swap',
    },
  },
  fallback(font.condensed, '400', 87),
  fallback(font.condensed, '600 700', 84.5),
  fallback(font.control, '400', 93),
  fallback(font.control, '600 700', 90.5),
  fallback(font.text, '400', 99.5),
  fallback(font.text, '600 700', 97),
] as const;
