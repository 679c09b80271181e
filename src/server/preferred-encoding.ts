import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The forms in which pages and files are there, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding that the visitor weighs highest, of equals the smallest; `q=0` refuses one. */
export function preferredEncoding(request: IncomingMessage): Encoding {
  const chosen = new Negotiator(request).encoding(encodings, { preferred: encodings });
  // Who refuses even the plain form gets it all the same, since there is no other that he takes (RFC 9110, 12.5.3).
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
