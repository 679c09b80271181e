/**
 * The lettering. Lines are held to a length in `em`, 0.63 for each `ch`: for `ch` Chromium 156 finds the font while it makes
 * the styles, and makes them again when the font has come (Lighthouse's blocking time of three pages: 138 to 195 ms, 69 to
 * 113 without).
 */
export const font = {
  family: 'Lettering, "Lettering Fallback", sans-serif',
  /** The three widths of the one variable font. */
  condensed: '75%',
  control: '88%',
  text: '100%',
} as const;
