import { onScreen } from '../../theme.ts';

/** Windows in which the timeline runs across. On phones and on paper, whose pages would cut it, it runs down. */
export const horizontal = onScreen.fromTablet;

/**
 * Returns the place of a time on the horizontal timeline, in percent of its length. Times up to four hours are to scale, on the
 * first half. The line breaks before longer ones, which are at its end.
 */
export const placeOnLine = (hours: number) => (hours <= 4 ? hours * 12.5 : 100);
