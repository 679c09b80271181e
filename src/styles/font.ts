/**
 * The font. Line lengths are in `em`, 0.63 for each `ch`, because Chromium 156 computes styles with `ch` again when the font
 * has loaded. Lighthouse's blocking time of three pages was 138 to 195 ms with `ch` and 69 to 113 ms without.
 */
export const font = {
  family: 'Lettering, Fallback, sans-serif',
  /** The three widths of the one variable font. */
  condensed: '75%',
  control: '88%',
  text: '100%',
} as const;
