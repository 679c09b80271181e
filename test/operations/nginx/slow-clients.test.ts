import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { multipart, partHead, postHead } from '../../support/contact/raw-post.ts';
import { get, getNew, openAttackedSite } from './attacked-site.ts';

const { post, attackFrom, visit, reached, restartReplica } = await openAttackedSite();

it('other visitors do not notice a client that sends 20,000 requests on each connection and reads nothing', async () => {
  attackFrom('127.0.0.13', { connections: 20, sends: getNew().repeat(20_000), reads: false });
  await visit();
  // A connection waits for its reader, so its next requests are not handled.
  expect(reached('127.0.0.13').length).toBeLessThan(2_000);
});

it('other visitors and the replicas do not notice slow readers', async () => {
  const folder = 'dist/client/assets';
  const size = (file: string) => statSync(join(folder, file)).size;
  const [largest = ''] = readdirSync(folder).toSorted((one, other) => size(other) - size(one));
  const sends = get(`/assets/${largest}`).repeat(20);
  attackFrom('127.0.0.14', { connections: 700, sends, reads: false });
  await visit();
  expect(reached('127.0.0.14').length).toBeLessThanOrEqual(600);
  expect(await restartReplica()).toBeLessThan(10_000);
});

it('other visitors and the replicas do not notice slow bodies, and a contact request is sent', async () => {
  const sends = postHead({ 'Content-Type': multipart, 'Content-Length': 50_000_000 }) + partHead('name="message"');
  const slow = attackFrom('127.0.0.15', { connections: 100, sends, reads: true });
  await visit();
  expect([...slow.answers]).toEqual([[429, 70]]);
  expect((await post(inOrder)).status).toBe(200);
  expect(await restartReplica()).toBeLessThan(10_000);
  expect(reached('127.0.0.15')).toEqual([]);
});

it('other visitors do not notice a client that never ends its headers, which is cut off', async () => {
  const sends = 'GET / HTTP/1.1\r\nHost: x\r\n';
  const slow = attackFrom('127.0.0.17', { connections: 600, sends, reads: true });
  await visit();
  await expect.poll(slow.countOpen).toBe(0);
});
