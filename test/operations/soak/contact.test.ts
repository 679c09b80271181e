import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

const size = 10 * 1024 * 1024;
/** `npm run test:long` sends more. */
const total = process.env['LONG'] ? 100 : 40;

it(`${total} requests of 10 MB, 8 at once, arrive whole, and memory grows by less than 200 MB`, async () => {
  const relay = await openMailRelay();
  const server = await startServer({ SMTP_URL: relay.url, TRUST_PROXY: '1' });
  const status = `/proc/${server.child.pid}/status`;
  const residentMegabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  const send = async (turn: number) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
    body.set('files', new Blob([new Uint8Array(size)]), 'a.jpg');
    const headers = { Accept: 'application/json', 'X-Forwarded-For': `198.51.100.${turn}` };
    expect((await fetch(`${server.base}/contact`, { method: 'POST', body, headers })).status).toBe(200);
  };
  await send(0);
  const before = residentMegabytes();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes())), 50);
  const start = performance.now();
  const turns = Array.from({ length: total }, (_, index) => index + 1).values();
  const client = async () => {
    for (const turn of turns) await send(turn);
  };
  await Promise.all(Array.from({ length: 8 }, client));
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed();
  process.stdout.write(`${total} × 10 MB in ${seconds} s: ${before.toFixed()} MB, at most ${peak.toFixed()} MB\n`);
  expect(relay.mails.map(({ attachments }) => attachments[0]?.size)).toEqual(Array(total + 1).fill(size));
  expect(peak - before).toBeLessThan(200);
  expect(await stopServer(server)).toBe(0);
  await relay.close();
});
