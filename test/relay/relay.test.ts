import { randomBytes } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import { findExim, startRelay, type Relay } from './relay.ts';

let relay: Relay;
let server: ServerProcess;
const settings = { REQUESTS_TO: 'desk@example.com', REQUESTS_FROM: 'site@example.com', TRUST_PROXY: '1' };

beforeAll(async () => {
  relay = await startRelay(findExim());
  await sleep(500);
  server = await startServer({ ...settings, SMTP_URL: relay.url });
  return async () => {
    server.child.kill('SIGKILL');
    await relay.stop();
  };
}, 120_000);

let visitors = 0;

function post(files: readonly Buffer<ArrayBuffer>[], accept: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  files.forEach((file, index) => body.append('files', new Blob([file]), `${index}.jpg`));
  visitors += 1;
  const headers = { Accept: accept, 'X-Forwarded-For': `198.51.100.${visitors}` };
  return fetch(`${server.base}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
}

/** All mails in the mailbox, when there are so many. */
async function mails(count: number) {
  await vi.waitFor(() => expect(relay.mailbox().length).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 200,
  });
  return Promise.all(relay.mailbox().map((mail) => simpleParser(mail)));
}

it.each(['application/json', 'text/html'])(
  'a request with five files of 10 MB lies in the mailbox (%s)',
  async (accept) => {
    const files = Array.from({ length: 5 }, () => randomBytes(10 * 1024 * 1024));
    const before = relay.mailbox().length;
    const start = performance.now();
    expect((await post(files, accept)).status).toBe(accept === 'text/html' ? 303 : 200);
    process.stdout.write(`Answered after ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    const arrived = await mails(before + 1);
    expect(arrived).toHaveLength(before + 1);
    const mail = arrived.find(({ attachments }) => attachments[0]?.content.equals(files[0] ?? Buffer.of()));
    expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(mail?.subject).toBe('[Emergency] Precision laser alignment, Cannon Valley Dairy');
    expect(mail?.text).toContain('Phone: +1 507 555 0111\n');
  },
);

it('killed in the middle of 40 posts: all that were answered as sent are in the mailbox', async () => {
  const sent: string[] = [];
  const posts = Array.from({ length: 40 }, async (_, index) => {
    await sleep(index * 40);
    const answer = await post([randomBytes(300_000)], 'application/json');
    const { id }: { id: string } = await answer.json();
    if (answer.status === 200) sent.push(`<${id}@example.com>`);
  });
  const over = Promise.allSettled(posts);
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(10);
  server.child.kill('SIGKILL');
  await over;
  expect(sent.length).toBeLessThan(40);
  const ids = async () => (await mails(sent.length)).map(({ messageId }) => messageId);
  await expect.poll(() => ids(), { timeout: 30_000 }).toEqual(expect.arrayContaining(sent));
  process.stdout.write(`Killed: ${sent.length} of 40 answered as sent; all of them are in the mailbox\n`);
  server = await startServer({ ...settings, SMTP_URL: relay.url });
  expect(await stopServer(server)).toBe(0);
});
