import type { Unit } from '../../content/services/laser-alignment/fields.ts';

/** Rounds to the decimals that are shown, so that the verdict and the sign fit the number. Never returns a negative zero. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/** Writes a number with its sign; one that is not known as a question mark. */
export function signed(value: number, decimals: number): string {
  if (Number.isNaN(value)) return '?';
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return sign + Math.abs(shown).toFixed(decimals);
}

/** Writes a distance in inches: hundredths, and eighths exactly. */
export const inches = (value: number): string => (Number.isNaN(value) ? '?' : value.toFixed(3).replace(/0$/, ''));

/** A number as the page itself writes it: `−4.5`, `+11.0`, `17 1/8`. */
const pattern = /^([+-]?)\s*(?:(\d*\.?\d+|\d+\.)|(?:(\d+)[\s-]+)?(\d+)\/(\d+))$/;

/** How a unit is written after a number. */
const units: Readonly<Record<Unit, RegExp>> = { mils: /\s*mils?$/i, 'mils/in': /\s*mils?\/in$/i, in: /\s*(?:in|")$/i };

/**
 * Reads what was typed or pasted. A comma is a decimal point, the minus may be any dash, ½ is 1/2, and digits may be in full width.
 * Returns undefined for what is no number, or has another unit: 0.005 in is not 0.005 mils.
 */
export function readNumber(text: string, unit: Unit): number | undefined {
  const parts = pattern.exec(
    text
      .trim()
      .replace(units[unit], '')
      // 17½ is 17 1/2, not 171/2.
      .replace(/[¼½¾⅛⅜⅝⅞]$/, ' $&')
      .normalize('NFKC')
      .replace('⁄', '/')
      .replace(',', '.')
      .replace(/^[−–—‐]/, '-'),
  );
  if (!parts) return undefined;
  const [, sign, decimal, wholes = '0', numerator = '0', denominator = '1'] = parts;
  const size = decimal === undefined ? Number(wholes) + Number(numerator) / Number(denominator) : Number(decimal);
  return Number.isFinite(size) ? (sign === '-' ? -size : size) + 0 : undefined;
}

/** The text with the other sign. */
export const withOtherSign = (text: string): string =>
  /^\s*[-−–—]/.test(text) ? text.replace(/^\s*[-−–—]\s*/, '') : `−${text.trim().replace(/^\+/, '')}`;
