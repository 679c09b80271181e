import { expect, it } from 'vitest';
import { ehloName } from '../../../src/contact/server/relays.ts';

it.each([
  ['https://xn--mller-kva.example:8443', 'web@mail.mill.example', 'xn--mller-kva.example'],
  ['http://localhost:3000', 'web@mail.mill.example', 'mail.mill.example'],
  ['http://192.0.2.7', 'web@mill.example', 'mill.example'],
  ['http://my_site.mill.example', 'web@mill.example', 'mill.example'],
  ['http://[2001:db8::1]', 'web@localhost', undefined],
])('a server at %s that sends from %s introduces itself to relays as %s', (origin, from, name) => {
  expect(ehloName(origin, from)).toBe(name);
});
