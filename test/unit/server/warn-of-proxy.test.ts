import { describe, expect, it } from 'vitest';
import { createProxyCheck } from '../../../src/server/warn-of-proxy.ts';

const live = 'https://www.example.com';

/** What requests have in X-Forwarded-For, by their number. */
type Header = (turn: number) => string | undefined;

/** Returns the fields and the warning of the first sign in 120 requests, with the number of its request, or undefined. */
function firstSign(trustProxy: number, header: Header, { socket = '198.51.100.7', origin = live } = {}) {
  const check = createProxyCheck(trustProxy, origin);
  for (let turn = 1; turn <= 120; turn += 1) {
    const forwarded = header(turn);
    // As Express reads the list: where it is too short, the first address counts.
    const chain = [...(forwarded?.split(',') ?? []), socket].map((address) => address.trim());
    const sign = check({ ip: chain.at(-trustProxy - 1) ?? chain[0], headers: { 'x-forwarded-for': forwarded } });
    if (sign) return { turn, ...sign };
  }
  return undefined;
}

describe('a proxy that TRUST_PROXY does not count', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('is found by %s if it counts none', (header) => {
    const headers = { [header]: '203.0.113.9' };
    const warning = expect.stringContaining('TRUST_PROXY is 0, but more proxies are in front');
    expect(createProxyCheck(0, live)({ ip: '::1', headers })).toEqual({ fields: expect.anything(), warning });
    expect(createProxyCheck(1, live)({ ip: '::1', headers })).toBe(undefined);
  });

  it('is not found by the scheme of a request', () => {
    expect(createProxyCheck(0, live)({ ip: '::1', headers: { 'x-forwarded-proto': 'https' } })).toBe(undefined);
  });

  it.each<[number, string, Header]>([
    [1, '198.51.100.1', (turn) => `192.0.2.${turn}, 198.51.100.1`],
    [1, '10.0.0.5', (turn) => `192.0.2.${turn}, 10.0.0.5`],
    [1, '2001:db8::1', (turn) => `192.0.2.1, 2001:db8::${turn + 9},[2001:db8::1]:443`],
    [2, '198.51.100.1', (turn) => `192.0.2.${turn}, 198.51.100.1, 198.51.100.2`],
  ])('is found with TRUST_PROXY=%i when 100 visitors in a row come from %s', (trustProxy, client, header) => {
    const warning = expect.stringContaining('more proxies are in front');
    expect(firstSign(trustProxy, header)).toEqual({ turn: 100, fields: { client }, warning });
  });
});

it.each<[number, number, string, Header]>([
  [1, 0, 'has no such header, as from nginx and HAProxy without a line for it', () => undefined],
  [1, 0, 'has an empty one', () => ' '],
  [2, 1, 'has one address', (turn) => `192.0.2.${turn}`],
  [2, 1, 'has one address or none', (turn) => (turn % 2 ? undefined : `192.0.2.${turn}`)],
])(
  'with TRUST_PROXY=%i fewer addresses are found (%i) when each of 100 requests %s',
  (trustProxy, named, _name, header) => {
    const warning = expect.stringMatching(/^TRUST_PROXY is \d, but the last 100 requests came with fewer addresses/);
    expect(firstSign(trustProxy, header)).toEqual({ turn: 100, fields: { named }, warning });
  },
);

it.each<[string, number, Header, { socket?: string }]>([
  ['172.17.0.1', 0, () => undefined, { socket: '::ffff:172.17.0.1' }],
  ['172.30.5.1', 1, () => '172.30.5.1', {}],
  ['10.244.1.1', 1, (turn) => `192.0.2.1, 10.244.1.1:${turn}`, {}],
  ['192.168.1.1', 1, () => '192.168.1.1', {}],
  ['100.64.0.9', 1, () => '100.64.0.9', {}],
  ['fd00::1', 2, () => 'fd00::1, 198.51.100.2', {}],
  ['fe80::1', 1, () => 'fe80::1', {}],
  ['127.0.0.1', 0, () => undefined, { socket: '127.0.0.1' }],
])('the private address %s that stands for 100 requests in a row is found (TRUST_PROXY=%i)', (client, ...rest) => {
  const warning = expect.stringContaining(`the last 100 requests came from the private address ${client}.`);
  expect(firstSign(...rest)).toEqual({ turn: 100, fields: { client }, warning });
});

it('100 requests in a row without a valid address are found, as from Squid with "forwarded_for off"', () => {
  const warning = expect.stringContaining('came from no valid address');
  expect(firstSign(1, () => 'unknown')).toEqual({ turn: 100, fields: { client: 'unknown' }, warning });
});

it.each<[string, number, Header, { socket?: string; origin?: string }?]>([
  ['one visitor sends many requests', 1, () => '192.0.2.1'],
  ['one visitor is behind a proxy of its own', 1, () => '10.0.0.1, 192.0.2.1'],
  ['there are several visitors', 1, (turn) => `10.0.0.${turn}, 192.0.2.${turn % 2}`],
  ['every second one has no such proxy', 1, (turn) => (turn % 2 ? `10.0.0.${turn}, ` : '') + '192.0.2.1'],
  ['a monitor goes around the proxies between visitors', 1, (turn) => (turn % 50 ? undefined : '192.0.2.1')],
  ['two hosts of a private network take turns', 1, (turn) => `10.0.0.${turn % 2}`],
  ['a neighbor of private networks is a visitor', 1, () => '172.32.0.1'],
  ['someone tries the site at a desk', 0, () => undefined, { socket: '::1', origin: 'http://localhost:3000' }],
])('nothing is found when %s', (_name, trustProxy, header, options) => {
  expect(firstSign(trustProxy, header, options)).toBe(undefined);
});
