import { mediaQuery } from '../../../src/theme.ts';

const narrowest = 320;

/** The widest window of each layout, in `em`. */
const layoutEnds = [
  ...new Set(
    Object.values(mediaQuery)
      .join()
      .match(/(?<=max-width:)[\d.]+(?=em)/g),
  ),
].map(Number);

/**
 * Returns the narrowest window of each layout, in px, for letters of this size. There texts have the least room: in a wider
 * window of the same layout every column is wider.
 */
export const narrowWindows = (letters = 16): number[] => [
  narrowest,
  ...layoutEnds.map((end) => Math.floor(end * letters) + 1).filter((width) => width > narrowest),
];

/** The narrowest and the widest window of each layout, and common ones in between, from wide to narrow. */
export const windowWidths: readonly number[] = [
  ...new Set([1920, 1440, 768, 480, 360, ...narrowWindows().flatMap((width) => [width, width - 1])]),
]
  .filter((width) => width >= narrowest)
  .toSorted((one, other) => other - one);
