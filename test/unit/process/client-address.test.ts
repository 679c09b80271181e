import { describe, expect, it } from 'vitest';
import { clientAddress, clientKey } from '../../../src/process/client-address.ts';
import { createProxyCheck } from '../../../src/server/warn-of-proxy.ts';

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
  ['203.0.113.999', 'unknown'],
  ['[203.0.113.9', 'unknown'],
  ['_hidden', 'unknown'],
  [undefined, 'unknown'],
])('the client that a proxy names %s has the address %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

it.each([
  ['the ports of an address', ['10.9.9.9:1024', '10.9.9.9:1025']],
  ['the ports of an IPv6 address', ['[2001:db8::1]:1024', '[2001:db8::1]:1025']],
  ['the addresses of an IPv6 network', ['[2001:db8::1]:1024', '[2001:db8::2]:1024']],
  ['words that are no address', ['visitor-1', 'visitor-2']],
])('%s share one limit', (_name, [one, other]) => {
  expect(clientKey({ ip: one })).toBe(clientKey({ ip: other }));
  expect(clientKey({ ip: one })).not.toBe(clientKey({ ip: '192.0.2.1' }));
});

describe('proxies that TRUST_PROXY does not count', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('are found by %s if it counts none', (header) => {
    expect(createProxyCheck(0)({ ip: '::1', headers: { [header]: '203.0.113.9' } })).toBeDefined();
    expect(createProxyCheck(1)({ ip: '::1', headers: { [header]: '203.0.113.9' } })).toBe(undefined);
  });

  it('are not found by the scheme of a request', () => {
    expect(createProxyCheck(0)({ ip: '::1', headers: { 'x-forwarded-proto': 'https' } })).toBe(undefined);
  });

  /** Lists what is found in 120 requests with these values of X-Forwarded-For. */
  function findings(trustProxy: number, header: (turn: number) => string) {
    const check = createProxyCheck(trustProxy);
    return Array.from({ length: 120 }, (_, turn) => {
      const forwarded = header(turn);
      const ip = forwarded.split(',').at(-trustProxy)?.trim();
      return check({ ip, headers: { 'x-forwarded-for': forwarded } });
    }).filter((found) => found !== undefined);
  }

  it.each([
    [1, '198.51.100.1', (turn: number) => `192.0.2.${turn}, 198.51.100.1`],
    [1, '2001:db8::1', (turn: number) => `192.0.2.1, 2001:db8::${turn + 9},[2001:db8::1]:443`],
    [2, '198.51.100.1', (turn: number) => `192.0.2.${turn}, 198.51.100.1, 198.51.100.2`],
  ])('are found with TRUST_PROXY=%i when 100 visitors in a row come from %s', (trustProxy, client, header) => {
    expect(findings(trustProxy, header)).toEqual(Array.from({ length: 21 }, () => ({ client })));
  });

  it.each([
    ['one visitor sends many requests', () => '192.0.2.1'],
    ['one visitor is behind a proxy of its own', () => '10.0.0.1, 192.0.2.1'],
    ['there are several visitors', (turn: number) => `10.0.0.${turn}, 192.0.2.${turn % 2}`],
    ['every second one has no such proxy', (turn: number) => (turn % 2 ? `10.0.0.${turn}, ` : '') + '192.0.2.1'],
  ])('are not found when %s', (_name, header) => {
    expect(findings(1, header)).toEqual([]);
  });
});
