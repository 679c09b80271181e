import { randomBytes } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { beforeAll, expect, it, vi } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openSocket } from '../support/raw-socket.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { findExim, startRelay, type Relay } from './relay.ts';

let relay: Relay;
let server: ServerProcess;
const settings = { REQUESTS_TO: 'desk@example.com', REQUESTS_FROM: 'site@example.com', TRUST_PROXY: '1' };

beforeAll(async () => {
  relay = await startRelay(findExim());
  await vi.waitFor(async () => (await openSocket(relay.port)).socket.destroy(), { timeout: 10_000 });
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
  'a request with five files of 10 MB is in the mailbox (%s)',
  async (accept) => {
    const files = Array.from({ length: 5 }, () => randomBytes(10 * 1024 * 1024));
    const before = relay.mailbox().length;
    expect((await post(files, accept)).status).toBe(accept === 'text/html' ? 303 : 200);
    const arrived = await mails(before + 1);
    expect(arrived).toHaveLength(before + 1);
    const mail = arrived.find(({ attachments }) => attachments[0]?.content.equals(files[0] ?? Buffer.of()));
    expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual(files.map(() => true));
    expect(mail?.subject).toBe('[Emergency] Precision laser alignment, Cannon Valley Dairy');
    expect(mail?.text).toContain('Phone: +1 507 555 0111\n');
  },
);
