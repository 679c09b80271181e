import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { choices, fields, type ChoiceName, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { tolerances } from '../../content/services/laser-alignment/limits.ts';
import { exampleSpeed } from '../../content/services/laser-alignment/move-the-motor.ts';
import type { Feet } from './alignment.ts';
import type { Sweep } from './dials.ts';
import { readNumber } from './numbers.ts';

/** The entries as they were typed and chosen. */
export type Entries = Readonly<Record<FieldName | ChoiceName | 'rpm', string>>;

/** The worked example. */
export const example: Entries = {
  ...mapValues(fields, ({ initial }) => initial),
  ...mapValues(choices, ({ options }) => Object.keys(options)[0] ?? ''),
  rpm: String(exampleSpeed),
};

function mapValues<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => string,
): Record<Key, string>;
function mapValues(record: Readonly<Record<string, unknown>>, map: (value: unknown) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Whether nothing was typed into any of the fields. */
export const areEmpty = (entries: Entries, ...names: readonly FieldName[]): boolean =>
  names.every((name) => entries[name].trim() === '');

/**
 * Whether an entry in mils may be meant otherwise: .006 by a hand who thinks in inches, 1,250 by one who writes thousands with a
 * comma. Neither is read, because gauges show mils with two decimals at most.
 */
const isTooFine = (entries: Entries, name: FieldName): boolean =>
  fields[name].unit === 'mils' && /[.,]\d{3}/.test(entries[name].normalize('NFKC'));

/** Returns the number in a field; NaN if there is none, or none in its range, so that all results of it are unknown. */
export function numberIn(entries: Entries, name: FieldName): number {
  const { range, unit } = fields[name];
  const value = readNumber(entries[name], unit);
  const isRead = value !== undefined && value >= range[0] && value <= range[1] && !isTooFine(entries, name);
  return isRead ? value : Number.NaN;
}

/** Returns what is wrong with an entry. An empty field is wrong only if it begins with a number. */
export function problemIn(entries: Entries, name: FieldName): string | undefined {
  const { initial, range } = fields[name];
  if (areEmpty(entries, name)) return initial === '' ? undefined : calculator.range(range);
  if (isTooFine(entries, name)) return calculator.inMils;
  if (Number.isNaN(numberIn(entries, name))) return calculator.range(range);
  return name === 'backAt' && isBeforeFront(entries) ? calculator.beyondFront : undefined;
}

/** Whether the back feet are not beyond the front ones. */
const isBeforeFront = (entries: Entries): boolean => numberIn(entries, 'backAt') <= numberIn(entries, 'frontAt');

export const feetIn = (entries: Entries, front: FieldName, back: FieldName): Feet => ({
  front: numberIn(entries, front),
  back: numberIn(entries, back),
});

/** The distances of the feet. They are unknown together, because a foot alone has no line. */
export function feetAt(entries: Entries): Feet {
  const at = feetIn(entries, 'frontAt', 'backAt');
  return at.back > at.front ? at : { front: Number.NaN, back: Number.NaN };
}

export const sweepIn = (entries: Entries, three: FieldName, six: FieldName, nine: FieldName): Sweep => ({
  three: numberIn(entries, three),
  six: numberIn(entries, six),
  nine: numberIn(entries, nine),
});

/** Reads a bracket's sag, which is zero if it is left out. */
export const sagIn = (entries: Entries): number => (areEmpty(entries, 'sag') ? 0 : numberIn(entries, 'sag'));

/** The limits at the chosen speed. */
export const limitsAt = (entries: Entries) =>
  tolerances.find(({ rpm }) => String(rpm) === entries.rpm) ?? tolerances[0];
