import { randomBytes } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another on the phone: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes the short name of a request, such as `7K3QX-M9D2B`: 50 bits of the form's key, so that a repetition has the same one in every
 * replica, or random ones. Replicas need not know of each other: of a million requests, two are alike with a chance of 1 in 2,000.
 */
export function createReference(key?: string): string {
  const bytes = key === undefined ? randomBytes(10) : Buffer.from(key, 'hex').subarray(0, 10);
  const letters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
