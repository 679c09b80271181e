import { expect, it } from 'vitest';
import { edgePairs, emergencyPairs, textPairs } from '../../../src/theme.ts';

/** Computes the WCAG 2.2 contrast ratio of two `#rrggbb` colors. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
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
