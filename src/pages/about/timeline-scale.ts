import { about } from '../../content/pages/about.ts';

export interface TimelineScale {
  /** How many years the ruler shows. */
  years: number;
  /** The years of each track of the ruler: the first decade, the break, then from date to date. */
  tracks: readonly number[];
  /** For each date, the number of the track that begins with it. The first track is 1. */
  dateTracks: readonly number[];
  /** The years from the ruler's start to its longer strokes: one every five years on either side of the break. */
  majorTicks: readonly number[];
}

/**
 * Places dates on a ruler to scale. The first date is a decade, such as "1970s"; after it the ruler is broken. It ends six
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
