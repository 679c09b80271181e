import { Agent } from 'node:http';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { urlencodedPost } from '../../support/contact/raw-post.ts';
import { found } from '../../support/read-html.ts';
import { ask } from '../../support/server/raw-request.ts';
import { get, getNew, openAttackedSite } from './attacked-site.ts';
import { trustedProxy } from './nginx.ts';

const { port, post, attackFrom, visit, reached } = await openAttackedSite();

it('other visitors do not notice a flood of pages that no cache has', async () => {
  attackFrom('127.0.0.11', { connections: 50, sends: getNew(), repeats: getNew, reads: true });
  await visit();
});

it('other visitors do not notice a flood of a page that nginx has, of which the limit answers most', async () => {
  const start = performance.now();
  const flood = attackFrom('127.0.0.12', { connections: 50, sends: get('/'), repeats: () => get('/'), reads: true });
  await visit();
  await expect.poll(() => flood.answers.get(429)).toBeGreaterThan(0);
  flood.leave();
  expect(flood.answers.get(200)).toBeGreaterThan(2_000);
  expect(flood.answers.get(200)).toBeLessThan(2_002 + 0.1 * (performance.now() - start));
});

const wholePost = urlencodedPost({});

it('other visitors do not notice a flood of posts, and a contact request is sent', async () => {
  const start = performance.now();
  const flood = attackFrom('127.0.0.16', { connections: 20, sends: wholePost, repeats: () => wholePost, reads: true });
  await visit();
  const fields = { ...inOrder, message: 'Sent during the flood' };
  expect((await post(fields)).status).toBe(200);
  await expect.poll(() => flood.answers.get(429)).toBeGreaterThan(100);
  flood.leave();
  expect(reached('127.0.0.16').length).toBeLessThan(62 + 0.001 * (performance.now() - start));
});

it('80 people of one plant who open their first page at the same moment get it with all its files', async () => {
  const localAddress = '127.0.0.18';
  const { body } = await ask(port, '/', { localAddress });
  const files = [...new Set(found(String(body), /["(](\/assets\/[\w.-]+)/g))];
  expect(files.length).toBeGreaterThan(3);
  const open = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const answers = await Promise.all(['/', ...files].map((path) => ask(port, path, { localAddress, agent })));
    agent.destroy();
    return answers.map(({ status }) => status);
  };
  const statuses = await Promise.all(Array.from({ length: 80 }, open));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

/** Posts as visitors behind the trusted proxy, and returns how many posts nginx has refused. */
async function refusedOf(visitors: string[]) {
  const headers = (visitor: string) => ({ Host: 'x', 'X-Forwarded-For': visitor, 'Content-Type': 'text/plain' });
  const answers = await Promise.all(
    visitors.map((visitor) =>
      ask(port, '/contact', { method: 'POST', localAddress: trustedProxy, headers: headers(visitor) }),
    ),
  );
  return answers.filter(({ body }) => String(body).startsWith('Too many requests come from your network.'));
}

it('behind a CDN the limits count each visitor, and the addresses of an IPv6 network as one', async () => {
  const times = <Value>(count: number, value: (index: number) => Value) =>
    Array.from({ length: count }, (_, i) => value(i));
  expect(await refusedOf(times(100, (index) => `198.51.100.${index}`))).toEqual([]);
  expect(await refusedOf(times(100, (index) => `2001:db8:0:${index}::1`))).toEqual([]);
  const ofOneNetwork = await refusedOf(times(100, (index) => `2001:db8:1:1::${index}`));
  expect(ofOneNetwork.length).toBeGreaterThan(30);
  for (const { status, headers } of ofOneNetwork) {
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '10' });
  }
});
