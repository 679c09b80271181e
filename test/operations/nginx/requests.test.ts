import type { RequestOptions } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { ask, type RawAnswer } from '../../support/server/raw-request.ts';
import { sendRaw } from '../../support/server/raw-socket.ts';
import { trustedProxy } from './nginx.ts';
import { openReplicas } from './replicas.ts';

const relay = await openMailRelay();
afterAll(() => relay.close());
const { port, post, replicas, logged } = await openReplicas({
  SMTP_URL: relay.url,
  SITE_ORIGIN: 'https://www.example.com',
});

it.each([
  ['GET', '/about/', 301],
  ['GET', '/Blog?category=safety', 301],
  ['HEAD', '/terms/', 301],
  ['GET', '/no-such-page', 404],
  ['GET', '/assets/none-12345678.js', 404],
  ['GET', '/contact?service=crane', 200],
  ['GET', '/contact/sent', 200],
  ['GET', '/livez', 200],
  ['GET', '/readyz', 200],
  ['POST', '/about', 405],
  ['POST', '/contact', 415],
])('ten requests %s %s at once are answered with %i, and none waits for another', async (method, path, status) => {
  const askTen = (at: number, options: RequestOptions) =>
    Promise.all(Array.from({ length: 10 }, () => ask(at, path, { method, ...options })));
  const slowest = (answers: RawAnswer[]) => Math.max(...answers.map(({ ms }) => ms));
  // Each ten have an address of their own, because the site accepts ten contact requests of one.
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const direct = await Promise.all(replicas.map((replica) => askTen(replica.port, { headers })));
  const answers = await askTen(port, { localAddress: '127.0.0.2' });
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(status));
  // A lock of the cache would let one of them through every 500 ms.
  expect(slowest(answers)).toBeLessThan(2 * slowest(direct.flat()) + 400);
});

it('a redirect keeps the query of each request', async () => {
  for (const query of ['?utm_source=a', '?utm_source=b', ''])
    expect((await ask(port, `/about/${query}`)).headers).toMatchObject({ location: `/about${query}` });
});

/** Makes an address whose request line has this number of bytes. */
const addressOf = (start: string, bytes: number) => start.padEnd(bytes - 'GET  HTTP/1.1\r\n'.length, 'x');

it.each([
  ['/contact?service=emergency&utm_campaign=', 200],
  ['/blog?category=safety&utm_campaign=', 200],
  ['/?utm_campaign=', 200],
  ['/about/?utm_campaign=', 301],
  ['/no-such-page/', 404],
  ['/assets/none.js?', 404],
])('an address that begins with %s may have the 8 kB that nginx allows (%i)', async (start, status) => {
  for (const bytes of [2_400, 4_096, 6_000, 8_192]) {
    const path = addressOf(start, bytes);
    const { headers, ...answer } = await ask(port, path);
    expect([bytes, answer.status]).toEqual([bytes, status]);
    expect(headers.location).toBe(status === 301 ? path.replace('/?', '?') : undefined);
  }
  expect((await ask(port, addressOf(start, 8_193))).status).toBe(414);
});

it('the other headers may fill the space that nginx allows', async () => {
  const long = (name: string) => 'x'.repeat(8_192 - `${name}: \r\n`.length);
  const headers = { Cookie: long('Cookie'), Referer: long('Referer') };
  // The cache does not have this page yet.
  const path = addressOf('/contact?service=crane&urgency=', 8_192);
  expect((await ask(port, path, { headers })).status).toBe(200);
});

it.each([
  ['Plant.Example:8080', 'http://plant.example:8080', 200],
  ['[::1]:8080', 'http://[::1]:8080', 200],
  ['plant.example:8080', 'http://plant.example:8081', 403],
])('a contact request to %s from a page of %s gets %i', async (host, origin, status) => {
  const fields = { ...inOrder, message: `From ${host}` };
  expect((await post(fields, { Host: host, Origin: origin })).status).toBe(status);
});

it.each([
  ['127.0.0.3', undefined, '127.0.0.3'],
  ['127.0.0.3', '203.0.113.9', '127.0.0.3'],
  [trustedProxy, '203.0.113.9', '203.0.113.9'],
  [trustedProxy, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [trustedProxy, '2001:db8::1', '2001:db8::1'],
])('a client at %s with X-Forwarded-For %s is %s for the site', async (localAddress, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const answer = await ask(port, '/about/', { localAddress, headers });
  const line = expect.objectContaining({ id: answer.headers['x-request-id'], ip: client });
  await expect.poll(() => logged()).toContainEqual(line);
});

it('a check of a balancer that speaks HTTP/1.0 and names no host is answered', async () => {
  expect(await sendRaw(port, 'GET /readyz HTTP/1.0\r\n\r\n')).toContain(' 200 OK');
});
