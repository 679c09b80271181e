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

/** A number with its unit, if any, as the page itself writes it: `−4.5`, `+11.0 mils`, `17 1/8 in`. */
const pattern = /^([+-]?)\s*(?:(\d*\.?\d+|\d+\.)|(?:(\d+)[\s-]+)?(\d+)\/(\d+))\s*(?:mils?(?:\/in)?|in|")?$/i;

/**
 * Reads what was typed or pasted. A comma is a decimal point, and the minus may be any dash. Returns undefined for what is no
 * number.
 */
export function readNumber(text: string): number | undefined {
  const parts = pattern.exec(
    text
      .trim()
      .replace(',', '.')
      .replace(/^[−–—‐‑﹣－]/, '-'),
  );
  if (!parts) return undefined;
  const [, sign, decimal, wholes = '0', numerator = '0', denominator = '1'] = parts;
  const size = decimal === undefined ? Number(wholes) + Number(numerator) / Number(denominator) : Number(decimal);
  return Number.isFinite(size) ? (sign === '-' ? -size : size) + 0 : undefined;
}

/** The text with the other sign. */
export const withOtherSign = (text: string): string =>
  /^\s*[-−–—]/.test(text) ? text.replace(/^\s*[-−–—]\s*/, '') : `−${text.trim().replace(/^\+/, '')}`;
