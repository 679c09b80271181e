import { brotliDecompressSync, constants, brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { lastBoundary, multipart, part, postHead } from '../../support/contact/raw-post.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { builtApp } from '../../support/server/test-app.ts';

// No request reaches a relay.
const SMTP_URL = 'smtp://127.0.0.1:9';
const foreign = { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site' };

it('the page of a refused post, which is sent once, is compressed at a quick level', async () => {
  const headers = { ...foreign, 'Accept-Encoding': 'br' };
  const { status, body } = await rawRequest(builtApp({ SMTP_URL }), '/contact', { method: 'POST', headers });
  const page = brotliDecompressSync(body);
  expect([status, page.toString().slice(-7)]).toEqual([403, '</html>']);
  const best = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(body.length).toBeGreaterThan(best.length);
});

/** Starts a server that may use so many megabytes for its objects, and writes the same post to 200 connections at once. */
async function openPosts(megabytes: number, text: string) {
  const { port } = await serverOfTest({ SMTP_URL, LOG_LEVEL: 'fatal' }, '.', [`--max-old-space-size=${megabytes}`]);
  const open = await Promise.all(Array.from({ length: 200 }, () => openSocket(port)));
  onTestFinished(() => open.forEach(({ socket }) => socket.destroy()));
  for (const { socket } of open) socket.write(text);
  return open;
}

const head = (length: number) => postHead({ ...foreign, 'Content-Type': multipart, 'Content-Length': length });

it('200 refused posts with large fields and without an end are answered, and take no memory for their fields', async () => {
  // Together they have 500 MB.
  const fields = Array.from({ length: 39 }, (_, index) => part(`name="a${index}"`, 'x'.repeat(65_000))).join('');
  const open = await openPosts(256, head(9_000_000) + fields);
  await expect
    .poll(() => open.filter(({ received }) => statuses(received())[0] === '403').length, { timeout: 25_000 })
    .toBe(200);
});

it('200 refused posts at once, each with a text of 100 kB, take little memory and show their texts again', async () => {
  const body = part('name="message"', 'x'.repeat(100_000)) + lastBoundary;
  const open = await openPosts(256, head(body.length) + body.slice(0, -5));
  for (const { socket } of open) await expect.poll(() => socket.writableLength).toBe(0);
  for (const { socket } of open) socket.write(body.slice(-5));
  for (const { received } of open) await expect.poll(received).toContain('x'.repeat(100_000));
});
