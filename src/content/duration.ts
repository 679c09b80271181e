const units = {
  minutes: { minutes: 1, symbol: 'min' },
  hours: { minutes: 60, symbol: 'h' },
  days: { minutes: 24 * 60, symbol: 'd' },
  weeks: { minutes: 7 * 24 * 60, symbol: 'wk' },
  months: { minutes: (365 / 12) * 24 * 60, symbol: 'mo' },
  years: { minutes: 365 * 24 * 60, symbol: 'yr' },
} as const;

/** A length of time that is stated once, in every form in which pages show it. */
export interface Duration {
  amount: number;
  /** The word for the amount: `hours`, or `hour` after a one. */
  unit: string;
  /** `2 hours` */
  text: string;
  /** `2 Hours` */
  capitalized: string;
  /** `two hours`, in digits above twelve. */
  spelledOut: string;
  /** `2-hour`, before a noun. */
  adjective: string;
  /** `2 h` */
  short: string;
  /** How long it is, for scales. */
  hours: number;
}

/** A length of time between two others. */
export interface DurationRange {
  from: Duration;
  to: Duration;
  /** `24-48 hours`, `1 week to 6 months` */
  text: string;
}

/** `duration(2, 'hours')`, `duration(90, 'minutes')` */
export function duration(amount: number, unit: keyof typeof units): Duration {
  const { minutes, symbol } = units[unit];
  const singular = unit.slice(0, -1);
  const word = amount === 1 ? singular : unit;
  return {
    amount,
    unit: word,
    text: `${amount} ${word}`,
    capitalized: `${amount} ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    spelledOut: `${numberWords[amount] ?? amount} ${word}`,
    adjective: `${amount}-${singular}`,
    short: `${amount} ${symbol}`,
    hours: (amount * minutes) / 60,
  };
}

/** From one length of time to a longer one. */
export function durationRange(from: Duration, to: Duration): DurationRange {
  const text = from.unit === to.unit ? `${from.amount}-${to.text}` : `${from.text} to ${to.text}`;
  return { from, to, text };
}

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
