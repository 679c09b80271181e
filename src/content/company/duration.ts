const units = {
  minutes: { symbol: 'min', minutes: 1 },
  hours: { symbol: 'h', minutes: 60 },
  days: { symbol: 'd', minutes: 24 * 60 },
  weeks: { symbol: 'wk', minutes: 7 * 24 * 60 },
  months: { symbol: 'mo', minutes: (365 / 12) * 24 * 60 },
  years: { symbol: 'yr', minutes: 365 * 24 * 60 },
} as const;

export type DurationUnit = keyof typeof units;

export interface Duration {
  amount: number;
  unit: DurationUnit;
  /** The unit after the amount: `hours`, or `hour` after a one. */
  word: string;
  /** `2 hours` */
  text: string;
}

export interface DurationRange {
  from: Duration;
  to: Duration;
  /** `24-48 hours`, `1 week to 6 months` */
  text: string;
}

/** `duration(2, 'hours')`, `duration(90, 'minutes')` */
export function duration(amount: number, unit: DurationUnit): Duration {
  const word = amount === 1 ? unit.slice(0, -1) : unit;
  return { amount, unit, word, text: `${amount} ${word}` };
}

/** Creates a range from a shorter to a longer duration. */
export function durationRange(from: Duration, to: Duration): DurationRange {
  const text = from.unit === to.unit ? `${from.amount}-${to.text}` : `${from.text} to ${to.text}`;
  return { from, to, text };
}

/** Converts a duration to hours, for scales. */
export const inHours = ({ amount, unit }: Duration) => (amount * units[unit].minutes) / 60;

/** `2 h` */
export const abbreviated = ({ amount, unit }: Duration) => `${amount} ${units[unit].symbol}`;

/** `2-hour`, before a noun. */
export const asAdjective = ({ amount, unit }: Duration) => `${amount}-${unit.slice(0, -1)}`;

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

/** `two hours`, or in digits above twelve. */
export const spelledOut = ({ amount, word }: Duration) => `${numberWords[amount] ?? amount} ${word}`;
