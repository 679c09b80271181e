import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { inOrder } from '../../support/contact/contact-request.ts';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { lastBoundary, multipart, part } from '../../support/contact/raw-post.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, stopServer } from '../../support/server/server-process.ts';

/** Any bytes, one character each. */
const bytes = fc.uint8Array({ maxLength: 30 }).map((each) => Buffer.from(each).toString('latin1'));
/** The bytes that a header may have. */
const line = bytes.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
const known = (texts: readonly string[], other = bytes) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, other);
const joined = (text: fc.Arbitrary<string>) => fc.array(text, { maxLength: 4 }).map((texts) => texts.join(''));

const target = fc
  .tuple(
    known([...pagePaths, '/contact/sent', '/robots.txt', '/favicon.svg', '/livez', '*', '//a@[/']),
    known(['', '?service=%zz', '?']),
  )
  .map((parts) => parts.join('').replace(/[\0-\x20\x7f]/g, '') || '/');
const headers: Readonly<Record<string, readonly string[]>> = {
  Accept: ['application/json', 'text/html;q=', ','],
  'Accept-Encoding': ['br', '*;q=0', 'identity;q=0.5, br;q=x'],
  Expect: ['100-continue'],
  'If-None-Match': ['*', '"'],
  Origin: ['null', 'http://[', 'http://x:99999'],
  Range: ['bytes=-1', 'bytes=5-1,0-0', 'bytes='],
  'Sec-Fetch-Site': ['same-origin', 'cross-site'],
  'X-Forwarded-For': ['::1%eth0', '[2001:db8::1]:80', ','],
  'X-Request-Id': ['{}'],
};
const header = fc
  .constantFrom(...Object.entries(headers))
  .chain(([name, texts]) => known(texts, line).map((text) => `${name}: ${text}\r\n`));

const parts = known([part('name="message"', 'x'), part('name="files"; filename="../a.pdf"', 'x'), part('')]);
const fields = new URLSearchParams({ ...inOrder, message: randomUUID() }).toString();
const body = fc.oneof(
  fc.tuple(fc.constant(multipart), joined(parts)).map(([type, text]) => [type, text + lastBoundary] as const),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    bytes.map((text) => `${text}&${fields}`),
  ),
  fc.tuple(known(['application/json', 'multipart/form-data; boundary=""'], line), bytes),
);
/** A request with any bytes where a client may put them. */
const request = fc
  .tuple(known(['GET', 'POST', 'POST', 'HEAD'], fc.constant('PUT')), target, joined(header), body)
  .map(([method, path, others, [type, text]]) =>
    method === 'POST'
      ? `POST /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${others}Content-Type: ${type}\r\nContent-Length: ${text.length}\r\n\r\n${text}`
      : `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${others}\r\n`,
  );

it('300 requests of any bytes get an answer below 500, and the server goes on', async () => {
  const relay = await relayOfTest();
  const server = await serverOfTest({ SMTP_URL: relay.url, LOG_LEVEL: 'error' });
  const property = fc.asyncProperty(request, async (text) => {
    const { socket, received } = await openSocket(server.port);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(text, 'latin1');
    await closed;
    const [status, ...more] = statuses(received()).filter((one) => one !== '100');
    expect([Number(status) < 500, more]).toEqual([true, []]);
  });
  await fc.assert(property, { numRuns: 300, endOnFailure: true });
  expect(await stopServer(server)).toBe(0);
  expect(logLines(server).filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
