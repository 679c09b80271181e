import { expect, it } from 'vitest';
import { preferredEncoding } from '../../../src/server/preferred-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0.000', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['identity;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['deflate, compress, zstd', 'identity'],
  ['', 'identity'],
])('the response to Accept-Encoding: %s is encoded as %s', (accept, encoding) => {
  expect(preferredEncoding({ headers: { 'accept-encoding': accept } })).toBe(encoding);
});

it('a client that names no encoding gets the plain form', () => {
  expect(preferredEncoding({ headers: {} })).toBe('identity');
});
