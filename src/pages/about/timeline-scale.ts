import { about } from '../../content/pages/about.ts';

export interface TimelineScale {
  years: number;
  /** Years per track: the first decade, the break, then from date to date. */
  tracks: readonly number[];
  /** Per date the number of the track that begins with the date, from 1. */
  dateTracks: readonly number[];
  /** The longer strokes, in years from the ruler's start: every five years on either side of the break. */
  majorTicks: readonly number[];
}

/**
 * Places dates on a ruler to scale. The first date is a decade, such as "1970s"; a break follows the decade. The ruler ends six
 * years after the last date.
 */
export function timelineScale([, ...dates]: readonly string[]): TimelineScale {
  const starts = dates.map((date) => Number.parseInt(date, 10));
  const tracks = [10, 2, ...starts.map((start, index) => (starts[index + 1] ?? start + 6) - start)];
  const years = tracks.reduce((sum, length) => sum + length);
  return {
    years,
    tracks,
    dateTracks: [1, ...starts.map((_, index) => index + 3)],
    majorTicks: [0, 5, ...Array.from({ length: Math.ceil((years - 12) / 5) }, (_, index) => 12 + 5 * index)],
  };
}

/** The scale of the company's dates. */
export const scale = timelineScale(about.timeline.map(({ date }) => date));
