import { expect, it } from 'vitest';
import { color } from '../../../src/theme.ts';

/** Every pair in which text appears: [text, ground]. Each must reach 4.5:1; the emergency pairs 7:1 (AAA). */
const textPairs = [
  [color.ink, color.paper],
  [color.ink, color.white],
  [color.ink, color.tint],
  [color.white, color.ink],
  [color.steel7, color.paper],
  [color.steel7, color.white],
  [color.steel5, color.paper],
  [color.fog, color.ink],
  [color.deep, color.amber],
] as const;

const emergencyPairs = [
  [color.white, color.red],
  [color.white, color.redPressed],
  [color.red, color.paper],
] as const;

/** Edges of controls and lines that carry meaning: [edge, ground], 3:1 or better. */
const edgePairs = [
  [color.ink, color.paper],
  [color.steel5, color.paper],
  [color.steel5, color.white],
  [color.steel4, color.paper],
  [color.white, color.ink],
  [color.amber, color.ink],
] as const;

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

it.each([
  ...textPairs.map((pair) => ['text', ...pair, 4.5] as const),
  ...emergencyPairs.map((pair) => ['emergency text', ...pair, 7] as const),
  ...edgePairs.map((pair) => ['a control edge', ...pair, 3] as const),
])('%s of %s on %s has a contrast of at least %d', (_use, foreground, ground, ratio) => {
  expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(ratio);
});
