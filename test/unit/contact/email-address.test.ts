import { expect, it } from 'vitest';
import { asciiAddress, isEmailAddress } from '../../../src/clean-text.ts';

it.each(['dana@example.com', 'DANA.O+x@Example.COM', 'dana@müller.de', 'dana@例え。テスト', "o'b@x.io"])(
  '%s is an e-mail address',
  (email) => expect(isEmailAddress(email)).toBe(true),
);

it.each([
  'dana',
  'dana@',
  // A public domain has a dot.
  'dana@localhost',
  'dana@example.com.',
  '@example.com',
  'dana\u00a0o@example.com',
  'dana@example.com/path',
  'dana@mü%6cler.de',
  'dana@-müller.de.',
  'dänä@example.com',
  'dana@example.com, bob@example.com',
  'dana@example.com\nBcc: bob@example.com',
  // The rule checks the visible text, so nothing but the address may be there.
  'mailto:dana@example.com',
  'Dana <dana@example.com>',
])('%j is no e-mail address', (email) => expect(isEmailAddress(email)).toBe(false));

it.each([
  ['joerg@müller.example', 'joerg@xn--mller-kva.example'],
  ['Dana@Example.com', 'Dana@Example.com'],
  ['dana@', 'dana@'],
])('asciiAddress writes %s as %s', (email, address) => expect(asciiAddress(email)).toBe(address));
