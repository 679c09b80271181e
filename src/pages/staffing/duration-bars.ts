import { claims } from '../../content/company/claims.ts';
import { duration, inHours, type Duration } from '../../content/company/duration.ts';

const { shortTermStaffing, longTermStaffing } = claims;

/** The labeled points of the staffing table's scale. */
export const scaleMarks: readonly Duration[] = [
  duration(1, 'days'),
  duration(1, 'weeks'),
  duration(1, 'months'),
  shortTermStaffing.to,
  longTermStaffing.to,
];

/** Counts full days, at least one: the scale begins at one day. */
const fullDays = (length: Duration) => Math.max(1, Math.floor(inHours(length) / 24));

/** Returns the position of a duration on the logarithmic scale, in percent of its width, with a margin at both ends. */
export const placeOnScale = (length: Duration) =>
  7 + (79 * Math.log(fullDays(length))) / Math.log(fullDays(longTermStaffing.to));

/** The bar of a duration. The ends are in percent of the scale's width. */
export interface DurationBar {
  left: number;
  right: number;
  /** `short`: no room inside for the arrows, which are outside and point in. `open`: no end. */
  kind: 'closed' | 'short' | 'open';
}

/** Returns the bar from one duration to a longer one. A bar without an end extends to the edge of its column. */
export function durationBar({ from, to }: { from: Duration; to?: Duration }): DurationBar {
  const left = placeOnScale(from);
  const right = to ? placeOnScale(to) : 99;
  return { left, right, kind: right - left < 12 ? 'short' : to ? 'closed' : 'open' };
}

/** Formats a position or a length on the scale. */
export const percent = (value: number) => `${Number(value.toFixed(1))}%`;
