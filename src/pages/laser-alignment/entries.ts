import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { fields, methods, type FieldName, type MethodName } from '../../content/services/laser-alignment/fields.ts';
import { tolerances } from '../../content/services/laser-alignment/limits.ts';

/** The texts of the fields and the choices of the lists, by their names. There are none before the first entry. */
export type Entries = Readonly<Record<string, string>>;

const isMethod = (value = ''): value is MethodName => Object.keys(methods).includes(value);
export const methodIn = ({ method }: Entries): MethodName => (isMethod(method) ? method : 'laser');

/** The limits at the speed that is chosen; at the example's if the address has a speed that the table lacks. */
export const limitsIn = ({ rpm }: Entries) => tolerances.find((limits) => String(limits.rpm) === rpm) ?? tolerances[3];

/** The choices of the lists; those of the example where the address has none. */
export const chosenIn = (entries: Entries) => ({ method: methodIn(entries), rpm: String(limitsIn(entries).rpm) });

const initial: Entries = {
  ...chosenIn({}),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial])),
};

/** The names in the address, in their order. The method is last, so a link that is cut has none. */
function namesIn(method: MethodName): readonly string[] {
  const { dials, others } = methods[method];
  const moves = ['front', 'back', 'sideFront', 'sideBack', 'targetFront', 'targetBack'];
  return ['frontAt', 'backAt', 'rpm', ...Object.values(dials).flat(), ...others, ...moves, 'method'];
}

/** Reads the entries of an address from its end, so the method is first. Returns undefined for the id of a section. */
export function entriesIn(hash: string): Entries | undefined {
  const named = [...new URLSearchParams(hash.slice(1))].toReversed();
  // The link may be cut within a name.
  const isKnown = named.some(([name]) => Object.keys(initial).some((known) => known.startsWith(name)));
  return isKnown ? Object.fromEntries(named) : undefined;
}

/** Tells whether the entries are those of a link that lost something on its way. */
export function isCut(entries: Entries): boolean {
  const names = Object.keys(entries);
  const { method, rpm } = chosenIn(entries);
  const isWhole = names[0] === 'method' && namesIn(method).every((name) => names.includes(name));
  return names.length > 0 && !(isWhole && entries.method === method && entries.rpm === rpm);
}

/** Writes all values of the method. A link that is cut stays as it is. */
export function hashOf(entries: Entries): string {
  if (Object.keys(entries).length === 0) return '';
  const names = isCut(entries) ? Object.keys(entries).toReversed() : namesIn(methodIn(entries));
  return `#${new URLSearchParams(names.map((name) => [name, entries[name] ?? '']))}`;
}

/** Returns all entries after a change. Fields without an entry keep what they show. */
export function changed(before: Entries, changes: Entries): Entries {
  if (Object.keys(changes).length === 0) return before;
  const names = Object.keys(initial);
  const entries = Object.fromEntries(names.map((name) => [name, changes[name] ?? before[name] ?? initial[name] ?? '']));
  return { ...entries, ...chosenIn(entries) };
}

/** Tells whether the readings are those of the worked example, with any shims. */
export const isExample = (entries: Entries) => hashOf(changed(entries, { front: '0', back: '0' })) === hashOf(initial);

export const textOf = (entries: Entries, name: FieldName): string => entries[name] ?? fields[name].initial;

/** Spells blanks, dashes and fractions in one way: `−17⅛` is `-17 1/8`. */
const plain = (text: string): string =>
  text
    .replace(/\p{No}+/gu, ' $&')
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s*[⁄∕/]\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([-+]) /, '$1');

/** A decimal number or, from a tape measure, `17 1/8`, and the unit after it. */
const entry = /^([-+]?)(?:(\d+[.,]?\d*|[.,]\d+)|(?:(\d+)[ -])?(\d+)\/(\d+))(?: ?([\p{L}"'′“”’°%]\D*(?:\/.*)?))?$/u;

const units = {
  mils: /^mils?\.?$/i,
  'mils/in': /^mils?(\/| per )in(ch)?\.?$/i,
  in: /^(in|inch|inches|["”]|''|’’|′′)\.?$/i,
} as const;

/** Reads a field. Returns its number, or the words that ask for another entry. */
function read(entries: Entries, name: FieldName): number | string {
  const { unit, range } = fields[name];
  const [from, to] = range;
  const text = textOf(entries, name);
  const [, sign, decimal, wholes = '0', numerator = '', denominator = '', other] = entry.exec(plain(text)) ?? [];
  if (other && !units[unit].test(other)) return calculator.otherUnit(unit, other);
  // On a tape measure 171/8 is 17 1/8 without its blank.
  const part = Number(numerator) / Number(denominator);
  const whole = part < 1 ? Number(wholes) + part : Number.NaN;
  const size = decimal ? Number(decimal.replace(',', '.')) : whole;
  // Gauges show tenths of a mil: .006 may be meant in inches, .05 in millimeters, and 1,250 in thousands.
  const isTooFine = size < 0.1 || (unit === 'mils' && /[.,]\d{3}/.test(decimal ?? ''));
  if (unit !== 'in' && size > 0 && isTooFine) return calculator.tooFine[unit];
  const value = sign === '-' ? -size : size;
  return value >= from && value <= to && text.length <= 40 ? value + 0 : calculator.range(range);
}

/** Returns the number in a field; NaN if there is none, or none in its range, so that all results of it are unknown. */
export function numberIn(entries: Entries, name: FieldName): number {
  const value = read(entries, name);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Returns what is wrong with an entry. An empty one and a first sign are not wrong yet. */
export function problemIn(entries: Entries, name: FieldName): string | undefined {
  if (/^[-+]?$/.test(plain(textOf(entries, name)))) return undefined;
  const value = read(entries, name);
  if (typeof value === 'string') return value;
  return name === 'backAt' && value <= numberIn(entries, 'frontAt') ? calculator.beyondFront : undefined;
}

/** The text with the other sign. */
export function withOtherSign(text: string): string {
  const known = plain(text);
  return known.startsWith('-') ? known.slice(1) : `−${known.replace(/^\+/, '')}`;
}
