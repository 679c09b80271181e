import { expect, it } from 'vitest';
import { color } from '../../../src/theme.ts';

/** Computes the WCAG 2.2 contrast ratio of two `#rrggbb` colors. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(rgb.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// axe checks the texts of each page for 4.5.
it.each([
  // Text about emergencies (AAA).
  [7, color.white, color.red],
  [7, color.white, color.redPressed],
  [7, color.red, color.paper],
  // Edges of controls and lines that carry meaning, in colors that no text has.
  [3, color.steel4, color.paper],
  [3, color.amber, color.ink],
])('there is a contrast of at least %d between %s and the ground %s', (ratio, foreground, ground) => {
  expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(ratio);
});
