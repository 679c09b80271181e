import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { outcomes } from '../../../src/server/contact/answers.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { relayOfTest } from '../../support/contact/relay-of-test.ts';
import { freePort } from '../../support/server/open-server.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { exitCode, logLines, preloading, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, list: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }) };
}

const start = (env: Record<string, string>, nodeOptions?: readonly string[]) =>
  serverOfTest({ LOG_LEVEL: 'info', TRUST_PROXY: '1', REQUESTS_TO: 'desk@example.com', ...env }, '.', nodeOptions);

/** Node's options for a process whose timers are twenty times shorter after SIGTERM. */
const shorterStop = preloading(`
  process.once('SIGTERM', () => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (run, milliseconds = 0, ...rest) => setTimeout(run, milliseconds / 20, ...rest);
  });
`);

let visitors = 0;

function post({ base }: ServerProcess, file?: Blob) {
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  if (file) body.set('files', file, 'a.jpg');
  visitors += 1;
  const headers = { Accept: 'application/json', 'X-Forwarded-For': `198.51.100.${visitors}` };
  return fetch(`${base}/contact`, { method: 'POST', body, headers });
}

it('the first log line names the relays, and a warning follows for each that is down, while the site is ready', async () => {
  const relay = await relayOfTest();
  const down = await freePort();
  const server = await start({ SMTP_URL: `smtp://site:secret@127.0.0.1:${down},${relay.url}` });
  expect(logLines(server)[0]?.['msg']).toMatch(/\(contact requests go through 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+\)$/);
  const warning = expect.objectContaining({ level: 40, relay: `127.0.0.1:${down}`, code: 'ECONNREFUSED' });
  await expect.poll(() => logLines(server)).toContainEqual(warning);
  expect(server.output()).not.toContain('secret');
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
  expect(await stopServer(server)).toBe(0);
});

it('SIGTERM during a request that takes longer than others may: it is sent, and its files are removed', async () => {
  let release = () => {};
  const relay = await relayOfTest({ holds: new Promise((resolve) => (release = resolve)) });
  const { folder, list } = temporaryFolder();
  const server = await start({ SMTP_URL: relay.url, TMPDIR: folder }, shorterStop);
  const posted = post(server, new Blob([new Uint8Array(1_000_000)]));
  await expect.poll(relay.offered).toBe(1);
  expect(list()).toHaveLength(2);
  server.child.kill('SIGTERM');
  await expect.poll(() => fetch(server.base).catch(() => 'refused')).toBe('refused');
  // Without relays the process would wait for 10 seconds, which are half a second here.
  await sleep(700);
  release();
  expect((await posted).status).toBe(200);
  expect(relay.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([1_000_000]);
  expect(await exitCode(server)).toBe(0);
  expect(list()).toEqual([]);
});

it('SIGKILL during 40 requests: each that was answered is in the mailbox', async () => {
  // The relay answers only ten, so that the process ends in the middle.
  const relay = await relayOfTest({ takes: 10 });
  const server = await start({ SMTP_URL: relay.url, TMPDIR: temporaryFolder().folder });
  const sent: string[] = [];
  const posts = Array.from({ length: 40 }, async (_, index) => {
    await sleep(index * 30);
    const answer = await post(server, new Blob([new Uint8Array(200_000)]));
    const { id }: { id: string } = await answer.json();
    if (answer.status === 200) sent.push(`<${id}@example.com>`);
  });
  const over = Promise.allSettled(posts);
  await expect.poll(() => sent.length).toBeGreaterThan(8);
  server.child.kill('SIGKILL');
  await over;
  expect(sent.length).toBeLessThan(40);
  await expect.poll(() => relay.mails.map(({ messageId }) => messageId)).toEqual(expect.arrayContaining(sent));
});

it('a start removes files that a killed process has left, and none that another process may still need', async () => {
  const relay = await relayOfTest();
  const { folder, list } = temporaryFolder();
  const old = join(folder, 'contact-requests-old');
  for (const path of [old, join(folder, 'contact-requests-recent')]) mkdirSync(path);
  writeFileSync(join(old, '0'), 'x');
  const twoHoursAgo = Date.now() / 1000 - 2 * 3600;
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  const server = await start({ SMTP_URL: relay.url, TMPDIR: folder });
  expect(list()).toEqual(['contact-requests-recent']);
  expect(await stopServer(server)).toBe(0);
});

it('the metrics count requests by outcome and refused emergencies, time the relays, and tell when one was last sent', async () => {
  const relay = await relayOfTest({ refusesOnly: 'on-call@example.com' });
  const metricsPort = String(await freePort());
  const env = { SMTP_URL: relay.url, METRICS_PORT: metricsPort, EMERGENCIES_TO: 'on-call@example.com' };
  const server = await start(env);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const before = await metrics();
  for (const outcome of outcomes) expect(before).toContain(`contact_requests_total{outcome="${outcome}"} 0\n`);
  expect(before).toContain('contact_last_sent_timestamp_seconds 0\n');
  expect(before).toContain('contact_pager_refused_total 0\n');
  const posted = Date.now() / 1000;
  await post(server);
  await fetch(`${server.base}/contact`, { method: 'POST', body: 'x', headers: { Accept: 'application/json' } });
  const text = await metrics();
  const lastSent = Number(/^contact_last_sent_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
  expect(lastSent).toBeGreaterThanOrEqual(posted);
  expect(lastSent).toBeLessThanOrEqual(Date.now() / 1000);
  expect(text).toContain('contact_requests_total{outcome="sent"} 1');
  expect(text).toContain('contact_requests_total{outcome="unsupported"} 1');
  expect(text).toContain('contact_delivery_seconds_count 1');
  expect(text).toContain('contact_pager_refused_total 1\n');
  expect(await stopServer(server)).toBe(0);
});
