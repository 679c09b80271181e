import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The encodings of pages and files, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the encoding that the client weighs highest; among equals, the smallest. `q=0` excludes an encoding. */
export function preferredEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const chosen = new Negotiator(request).encoding(encodings, { preferred: encodings });
  // A client that excludes every encoding gets the plain form (RFC 9110, section 12.5.3).
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
