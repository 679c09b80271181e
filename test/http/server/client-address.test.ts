import type { RequestHandler } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../../src/server/client-address.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

const loopback = '127.0.0.1';

it.each([
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '203.0.113.9:1234', '203.0.113.9'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, '[::ffff:203.0.113.9]:1234', '203.0.113.9'],
  [1, '::ffff:999.0.113.9', 'unknown'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '[2001:db8::1]:1234', '2001:db8::1'],
  [1, '198.51.100.1:1, 203.0.113.9:2', '203.0.113.9'],
  [2, '198.51.100.1:1, 203.0.113.9:2', '198.51.100.1'],
  [0, '203.0.113.9', loopback],
  [1, '203.0.113.9:port', 'unknown'],
  [1, '203.0.113.999', 'unknown'],
  [1, '[203.0.113.9', 'unknown'],
  [1, '_hidden', 'unknown'],
])('with TRUST_PROXY=%i the log has the visitor of X-Forwarded-For: %s as %s', async (trustProxy, header, address) => {
  const { log, lines } = recordedLog();
  await request(appWith({ log, trustProxy })).get('/').set('X-Forwarded-For', header);
  expect(lines.filter(({ path }) => path)).toEqual([expect.objectContaining({ ip: address })]);
});

it.each([
  ['the ports of an address', (turn: number) => `10.9.9.9:${1024 + turn}`],
  ['the ports of an IPv6 address', (turn: number) => `[2001:db8::1]:${1024 + turn}`],
  ['the addresses of an IPv6 network', (turn: number) => `[2001:db8::${turn}]:1024`],
  ['words that are no address', (turn: number) => `visitor-${turn}`],
])('%s share one limit', async (_name, address) => {
  const keys = new Set<string>();
  const count: RequestHandler = (asked, _response, next) => {
    keys.add(clientKey(asked));
    next();
  };
  const app = appWith({ count, trustProxy: 1 });
  for (const turn of [1, 2, 3]) await request(app).get('/').set('X-Forwarded-For', address(turn));
  expect(keys.size).toBe(1);
  await request(app).get('/').set('X-Forwarded-For', '192.0.2.1');
  expect(keys.size).toBe(2);
});

it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
  'the log warns once if TRUST_PROXY is 0 and %s comes in',
  async (header) => {
    const { log, lines } = recordedLog();
    log.level = 'error';
    const visit = async (trustProxy: number, headers: Record<string, string>) => {
      const app = appWith({ log, trustProxy });
      for (let turn = 0; turn < 2; turn += 1) await request(app).get('/').set(headers);
    };
    await visit(1, { [header]: '203.0.113.9' });
    await visit(0, { 'X-Forwarded-Proto': 'https' });
    expect(lines).toEqual([]);
    await visit(0, { [header]: '203.0.113.9' });
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg: expect.stringContaining('TRUST_PROXY is 0') })]);
  },
);

describe('with proxies that TRUST_PROXY does not count', () => {
  /** Lists the warnings after 120 requests. `header` is the X-Forwarded-For of each. */
  async function warnings(trustProxy: number, header: (turn: number) => string) {
    const { log, lines } = recordedLog();
    log.level = 'error';
    const app = appWith({ log, trustProxy });
    for (let turn = 0; turn < 120; turn += 1) await request(app).get('/livez-').set('X-Forwarded-For', header(turn));
    return lines.filter(({ level }) => Number(level) === 40);
  }

  it.each([
    [1, '198.51.100.1', (turn: number) => `192.0.2.${turn}, 198.51.100.1`],
    [1, '2001:db8::1', (turn: number) => `192.0.2.1, 2001:db8::${turn + 9},[2001:db8::1]:443`],
    [2, '198.51.100.1', (turn: number) => `192.0.2.${turn}, 198.51.100.1, 198.51.100.2`],
  ])('the log warns once with TRUST_PROXY=%i when all visitors come from %s', async (trustProxy, client, header) => {
    expect(await warnings(trustProxy, header)).toEqual([
      expect.objectContaining({ client, msg: expect.stringContaining(`TRUST_PROXY is ${trustProxy}`) }),
    ]);
  });

  it.each([
    ['one visitor sends many requests', () => '192.0.2.1'],
    ['one visitor is behind a proxy of its own', () => '10.0.0.1, 192.0.2.1'],
    ['there are several visitors', (turn: number) => `10.0.0.${turn}, 192.0.2.${turn % 2}`],
    ['every second one has no such proxy', (turn: number) => (turn % 2 ? `10.0.0.${turn}, ` : '') + '192.0.2.1'],
  ])('but not when %s', async (_name, header) => {
    expect(await warnings(1, header)).toEqual([]);
  });
});
