import type { Duration } from './duration.ts';

/** These forms are not in `duration.ts`, because every page's script contains that file. */
const units = {
  minutes: { symbol: 'min', minutes: 1 },
  hours: { symbol: 'h', minutes: 60 },
  days: { symbol: 'd', minutes: 24 * 60 },
  weeks: { symbol: 'wk', minutes: 7 * 24 * 60 },
  months: { symbol: 'mo', minutes: (365 / 12) * 24 * 60 },
  years: { symbol: 'yr', minutes: 365 * 24 * 60 },
} as const;

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Converts it to hours, for scales. */
export const inHours = ({ amount, unit }: Duration) => (amount * units[unit].minutes) / 60;

/** `2 h` */
export const abbreviated = ({ amount, unit }: Duration) => `${amount} ${units[unit].symbol}`;

/** `two hours`; in digits above twelve. */
export const spelledOut = ({ amount, word }: Duration) => `${numberWords[amount] ?? amount} ${word}`;

/** `2-hour`, before a noun. */
export const asAdjective = ({ amount, unit }: Duration) => `${amount}-${unit.slice(0, -1)}`;
