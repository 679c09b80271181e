import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import {
  example,
  fields,
  methods,
  type FieldName,
  type MethodName,
} from '../../content/services/laser-alignment/fields.ts';
import { tolerances } from '../../content/services/laser-alignment/limits.ts';

/** The entries that the visitor has changed, as they were typed and chosen, by the names of the fields and lists. */
export type Entries = Readonly<Record<string, string>>;

const names = [...Object.keys(fields), 'method', 'rpm'];

/** Reads the entries of an address. Returns undefined for another kind of hash, such as the id of a section. */
export function entriesIn(hash: string): Entries | undefined {
  const known = [...new URLSearchParams(hash.slice(1))].filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

export const hashOf = (entries: Entries): string =>
  Object.keys(entries).length > 0 ? `#${new URLSearchParams(entries)}` : '';

const isMethod = (value = ''): value is MethodName => Object.keys(methods).includes(value);
export const methodIn = ({ method }: Entries): MethodName => (isMethod(method) ? method : 'laser');

/** The limits at the speed that is chosen; at the example's if the address has a speed that the table lacks. */
export const limitsIn = ({ rpm = String(example.rpm) }: Entries) =>
  tolerances.find((limits) => String(limits.rpm) === rpm) ?? tolerances[3];

export const textOf = (entries: Entries, name: FieldName): string => entries[name] ?? fields[name].initial;

/** The text as a program writes a number: a comma is a decimal point, and the minus may be any dash. */
const plainText = (entries: Entries, name: FieldName) =>
  textOf(entries, name)
    .trim()
    .replace(',', '.')
    .replace(/^[−–—]/, '-');

export const isEmpty = (entries: Entries, name: FieldName): boolean => plainText(entries, name) === '';

/** Reads a decimal number or, from a tape measure, `17 1/8`. */
function readNumber(text: string): number {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text) + 0;
  const [, wholes = '0', numerator = '', denominator = ''] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? [];
  return denominator === '' ? Number.NaN : Number(wholes) + Number(numerator) / Number(denominator);
}

/**
 * Whether an entry in mils may be meant otherwise: .006 by a hand who thinks in inches, 1,250 by one who writes thousands with a
 * comma. Neither is read, because gauges show mils with two decimals at most.
 */
const isTooFine = (entries: Entries, name: FieldName): boolean =>
  fields[name].unit === 'mils' && /\.\d{3}/.test(plainText(entries, name));

/** Returns the number in a field; NaN if there is none, or none in its range, so that all results of it are unknown. */
export function numberIn(entries: Entries, name: FieldName): number {
  const [from, to] = fields[name].range;
  const value = readNumber(plainText(entries, name));
  return value >= from && value <= to && !isTooFine(entries, name) ? value : Number.NaN;
}

/** Returns what is wrong with an entry. An empty one and a first sign are not wrong yet. */
export function problemIn(entries: Entries, name: FieldName): string | undefined {
  if (/^[-+]?$/.test(plainText(entries, name))) return undefined;
  if (isTooFine(entries, name)) return calculator.inMils;
  if (Number.isNaN(numberIn(entries, name))) return calculator.range(fields[name].range);
  const isBeforeFront = name === 'backAt' && numberIn(entries, name) <= numberIn(entries, 'frontAt');
  return isBeforeFront ? calculator.beyondFront : undefined;
}

/** The text with the other sign. */
export const withOtherSign = (text: string): string =>
  /^\s*[-−–—]/.test(text) ? text.replace(/^\s*[-−–—]\s*/, '') : `−${text.trim().replace(/^\+/, '')}`;
