import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { compressQuickly } from '../../src/server/pages/send-page.ts';
import { inOrder } from '../support/contact-request.ts';
import { freePort } from '../support/open-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { builtApp } from '../support/test-app.ts';

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

/** As many characters as a field may have bytes. Converting such a domain to ASCII takes half a second. */
const domain = Array.from({ length: 21_500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_900)));

async function postStatus(email: string, headers: Record<string, string>): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...inOrder, email })) body.set(name, value);
  const answer = await fetch(`${server.base}/contact`, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Returns the milliseconds of processor time that the server needs for one such post. */
async function processorTime(email: string, status: number, headers: (turn: number) => Record<string, string>) {
  const before = await metric('process_cpu_seconds_total');
  const answered: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) answered.push(await postStatus(email, headers(turn)));
  expect(new Set(answered)).toEqual(new Set([status]));
  return ((await metric('process_cpu_seconds_total')) - before) * (1000 / 20);
}

const from = (address: string) => ({ 'X-Forwarded-For': address });

it.each([
  ['accepted', 'application/json', 422, (turn: number) => from(`198.51.100.${turn}`)],
  ['accepted', 'text/html', 422, (turn: number) => from(`198.51.101.${turn}`)],
  ['refused', 'application/json', 403, () => ({ ...from('198.51.102.1'), 'Sec-Fetch-Site': 'cross-site' })],
  ['refused', 'text/html', 403, () => ({ ...from('198.51.102.1'), 'Sec-Fetch-Site': 'cross-site' })],
] as const)('the domain of an e-mail that is too long is not converted (%s post for %s)', async (...post) => {
  const [, Accept, status, headers] = post;
  const time = (email: string) => processorTime(email, status, (turn) => ({ ...headers(turn), Accept }));
  // The first answers take longer, because the code is not compiled yet.
  await processorTime('mistyped@', 403, () => ({ 'Sec-Fetch-Site': 'cross-site', Accept }));
  const long = await time(`a@${domain.join('')}`);
  expect(long).toBeLessThan(30);
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

it('200 refused posts with large fields and without an end are answered, and take no memory for their fields', async () => {
  const field = (index: number) =>
    `--b\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n${'x'.repeat(65_000)}\r\n`;
  const fields = Array.from({ length: 39 }, (_, index) => field(index)).join('');
  const head =
    'POST /contact HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nSec-Fetch-Site: cross-site\r\n' +
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n';
  const before = await metric('process_resident_memory_bytes');
  const open: Awaited<ReturnType<typeof openSocket>>[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const one = await openSocket(server.port);
    onTestFinished(() => void one.socket.destroy());
    one.socket.write(head + fields);
    open.push(one);
  }
  await expect.poll(() => open.filter(({ received }) => statuses(received())[0] === '403').length).toBe(200);
  const megabytes = ((await metric('process_resident_memory_bytes')) - before) / 1024 ** 2;
  expect(megabytes).toBeLessThan(150);
});
