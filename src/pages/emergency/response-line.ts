import { onScreen } from '../../theme.ts';

/** Windows with a horizontal timeline. Phones have a vertical one, and so has paper, where pages would cut a horizontal one. */
export const horizontal = onScreen.fromTablet;

/**
 * Returns the position of a time on the horizontal timeline, in percent of its length. Times up to four hours are to scale, on the
 * first half. Longer times are at the end, after a break in the line.
 */
export const placeOnLine = (hours: number) => (hours <= 4 ? hours * 12.5 : 100);
