import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openMailRelay } from '../support/mail-relay.ts';
import { startServer, stopServer } from '../support/server-process.ts';

/** Returns the resident memory of a process in MB. */
const memoryOf = (pid = 0) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it('100 requests of 10 MB, 8 at once, arrive unchanged, and memory grows by less than 200 MB', async () => {
  const relay = await openMailRelay();
  const server = await startServer({ SMTP_URL: relay.url, TRUST_PROXY: '1' });
  const sent: string[] = [];
  let peak = 0;
  const send = async () => {
    const file = randomBytes(10 * 1024 * 1024);
    const body = new FormData();
    for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
    body.set('files', new Blob([file]), 'a.jpg');
    const turn = sent.push(createHash('sha256').update(file).digest('hex'));
    const headers = { Accept: 'application/json', 'X-Forwarded-For': `198.51.100.${turn}` };
    expect((await fetch(`${server.base}/contact`, { method: 'POST', body, headers })).status).toBe(200);
  };
  await send();
  const before = memoryOf(server.child.pid);
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.child.pid))), 50);
  const start = performance.now();
  const client = async () => {
    while (sent.length < 101) await send();
  };
  await Promise.all(Array.from({ length: 8 }, client));
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed();
  process.stdout.write(`100 × 10 MB in ${seconds} s: ${before.toFixed()} MB, at most ${peak.toFixed()} MB\n`);
  const arrived = relay.mails.map(({ attachments }) =>
    createHash('sha256')
      .update(attachments[0]?.content ?? '')
      .digest('hex'),
  );
  expect(arrived.toSorted()).toEqual(sent.toSorted());
  expect(peak - before).toBeLessThan(200);
  expect(await stopServer(server)).toBe(0);
  await relay.close();
});
