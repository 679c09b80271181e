import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { compressQuickly } from '../../../src/server/pages/send-page.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { freePort } from '../../support/server/open-server.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { startServer, type ServerProcess } from '../../support/server/server-process.ts';
import { builtApp } from '../../support/server/test-app.ts';

let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  // No request reaches a relay.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) };
  server = await startServer({ ...env, LOG_LEVEL: 'fatal' });
  return () => void server.child.kill('SIGKILL');
});

/** Reads a metric of the process. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Converting such a domain to ASCII takes half a second. */
const domain = Array.from({ length: 21_500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_900)));

it.each([
  ['accepted', 422, (turn: number) => ({ 'X-Forwarded-For': `198.51.100.${turn}` })],
  ['refused', 403, () => ({ 'Sec-Fetch-Site': 'cross-site' })],
] as const)('very long domains of e-mail addresses delay no answer (%s posts)', async (_name, status, headers) => {
  /** Returns the seconds until 20 posts with this domain are answered, one after another. */
  const timeOf = async (email: string, addresses: number) => {
    const start = performance.now();
    for (let turn = 0; turn < 20; turn += 1) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...inOrder, email })) body.set(name, value);
      const options = { method: 'POST', body, headers: { Accept: 'text/html', ...headers(addresses + turn) } };
      expect((await fetch(`${server.base}/contact`, options)).status).toBe(status);
    }
    return (performance.now() - start) / 1000;
  };
  const plain = await timeOf(`a@${'x'.repeat(64_500)}`, 0);
  // Converting all of them takes ten seconds.
  expect(await timeOf(`a@${domain.join('')}`, 20)).toBeLessThan(plain + 5);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', Buffer.from],
] as const)(
  'the page of a refused post, which is sent once, is compressed at the quick level (%s)',
  async (encoding, decode) => {
    const { status, headers, body } = await rawRequest(builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' }), '/contact', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site', 'Accept-Encoding': encoding },
    });
    const page = decode(body);
    expect(page.toString()).toMatch(/<\/html>$/);
    expect(body.equals(compressQuickly(page, encoding))).toBe(true);
    expect([status, headers['content-length']]).toEqual([403, String(body.length)]);
  },
);

const head = (length = 9_000_000) =>
  'POST /contact HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nSec-Fetch-Site: cross-site\r\n' +
  `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const field = (name: string, bytes: number) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(bytes)}\r\n`;

/** Writes the same to 200 connections at once. */
async function openPosts(text: string) {
  const open = await Promise.all(Array.from({ length: 200 }, () => openSocket(server.port)));
  onTestFinished(() => open.forEach(({ socket }) => socket.destroy()));
  for (const { socket } of open) socket.write(text);
  return open;
}

const residentMegabytes = async () => (await metric('process_resident_memory_bytes')) / 1024 ** 2;

it('200 refused posts with large fields and without an end are answered, and take no memory for their fields', async () => {
  const before = await residentMegabytes();
  const open = await openPosts(head() + Array.from({ length: 39 }, (_, index) => field(`a${index}`, 65_000)).join(''));
  await expect.poll(() => open.filter(({ received }) => statuses(received())[0] === '403').length).toBe(200);
  expect((await residentMegabytes()) - before).toBeLessThan(150);
});

it('200 refused posts at once, each with a text of 100 kB, take little memory and show their texts again', async () => {
  const body = field('message', 100_000);
  const before = await residentMegabytes();
  const open = await openPosts(head(body.length + 5) + body);
  for (const { socket } of open) await expect.poll(() => socket.writableLength).toBe(0);
  for (const { socket } of open) socket.write('--b--');
  for (const { received } of open) await expect.poll(received).toContain('x'.repeat(100_000));
  // Most of it is for the pages.
  expect((await residentMegabytes()) - before).toBeLessThan(100);
});
