import { isIP } from 'node:net';
import { assert, ipV4, ipV6, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddress, clientKey } from '../../../src/runtime/client-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:1234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:1234', '203.0.113.9'],
  ['::ffff:999.0.113.9', 'unknown'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:1234', '2001:db8::1'],
  ['203.0.113.9:port', 'unknown'],
  ['_hidden', 'unknown'],
  [undefined, 'unknown'],
])('the client that a proxy names %s has the address %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

it('whatever a proxy names, the address is one, or unknown', () => {
  const isAddress = property(oneof(ipV4(), ipV6(), string()), string({ maxLength: 6 }), (ip, end) => {
    const address = clientAddress({ ip: ip + end });
    expect(isIP(address) > 0 || address === 'unknown').toBe(true);
  });
  assert(isAddress);
});

it.each([
  ['the ports of an address', ['10.9.9.9:1024', '10.9.9.9:1025']],
  ['the addresses of an IPv6 network', ['[2001:db8::1]:1024', '[2001:db8::2]:1024']],
  ['words that are no address', ['visitor-1', 'visitor-2']],
])('%s share one limit', (_name, [one, other]) => {
  expect(clientKey({ ip: one })).toBe(clientKey({ ip: other }));
  expect(clientKey({ ip: one })).not.toBe(clientKey({ ip: '192.0.2.1' }));
});
