export type DurationUnit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';

/** A length of time that is written once. Its rarer forms are in `duration-forms.ts`. */
export interface Duration {
  amount: number;
  unit: DurationUnit;
  /** The unit as it follows the amount: `hours`, or `hour` after a one. */
  word: string;
  /** `2 hours` */
  text: string;
}

/** A range of time. */
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

/** Creates a range from one length of time to a longer one. */
export function durationRange(from: Duration, to: Duration): DurationRange {
  const text = from.unit === to.unit ? `${from.amount}-${to.text}` : `${from.text} to ${to.text}`;
  return { from, to, text };
}
