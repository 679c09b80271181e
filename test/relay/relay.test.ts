import { randomBytes } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { afterAll, expect, it } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { startServer } from '../support/server-process.ts';
import { startRelay } from './relay.ts';

const relay = await startRelay();
const settings = { REQUESTS_TO: 'desk@example.com', REQUESTS_FROM: 'site@example.com' };
const server = await startServer({ ...settings, SMTP_URL: relay.url });

afterAll(async () => {
  server.child.kill('SIGKILL');
  await relay.stop();
});

it.each([
  ['application/json', 200],
  ['text/html', 303],
])('a request with five files of 10 MB arrives in the mailbox (%s)', async (accept, status) => {
  const files = Array.from({ length: 5 }, () => randomBytes(10 * 1024 * 1024));
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  files.forEach((file, index) => body.append('files', new Blob([file]), `${index}.jpg`));
  const before = relay.mailbox().length;
  const options = { method: 'POST', body, headers: { Accept: accept }, redirect: 'manual' } as const;
  expect((await fetch(`${server.base}/contact`, options)).status).toBe(status);

  await expect.poll(() => relay.mailbox().length, { timeout: 60_000 }).toBe(before + 1);
  const mails = await Promise.all(relay.mailbox().map((mail) => simpleParser(mail)));
  const mail = mails.find(({ attachments }) => attachments[0]?.content.equals(files[0] ?? Buffer.of()));
  expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual(files.map(() => true));
  expect(mail?.subject).toBe('[Emergency] Precision laser alignment, Cannon Valley Dairy');
  expect(mail?.text).toContain('Phone: +1 507 555 0111\n');
});
