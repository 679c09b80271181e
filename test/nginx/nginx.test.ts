import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { findPage, pagePaths } from '../../src/routes.tsx';
import { inOrder } from '../support/contact-request.ts';
import { openMailRelay, type MailRelay } from '../support/mail-relay.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import { findNginx, startNginx, type Nginx } from './nginx.ts';

// The tests depend on their order: each goes on where the one before has ended.
const settings = {
  LOG_LEVEL: 'info',
  TRUST_PROXY: '1',
  GRACE_PERIOD: '1',
  SITE_ORIGIN: 'http://localhost:8080',
  SMTP_URL: '',
};
const replicas: ServerProcess[] = [];
let nginx: Nginx;
let firstAsked: number;

let relay: MailRelay;
/** How long the relay thinks about each mail. */
const relayFault = { thinks: 0 };

beforeAll(async () => {
  const path = findNginx();
  relay = await openMailRelay(relayFault);
  settings.SMTP_URL = relay.url;
  replicas.push(await startServer(settings), await startServer(settings));
  nginx = await startNginx(
    path,
    replicas.map(({ port }) => `127.0.0.1:${port}`),
  );
  await vi.waitFor(() => fetch(nginx.base), 5_000);
  return async () => {
    await nginx.stop();
    for (const { child } of replicas) child.kill();
    await relay.close();
  };
}, 120_000);

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  const { status } = answer;
  const header = (name: string) => answer.headers.get(name);
  return { status, text: await answer.text(), tag: header('etag'), cache: header('x-cache'), header };
}

/** How often the replicas were asked for a path since they started, by status. */
async function logged(path: string): Promise<unknown[]> {
  // Their last lines may still be in the pipe.
  await sleep(200);
  return replicas
    .flatMap(logLines)
    .filter((line) => line['path'] === path)
    .map((line) => line['status']);
}

it('nginx asks for a page once for each encoding, and hands out the replicas’ bytes and ETag', async () => {
  const direct = await ask(`${replicas[0]?.base}/about`);
  const before = (await logged('/about')).length;
  firstAsked = performance.now();
  for (const encoding of ['br', 'gzip, deflate', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const first = await ask(`${nginx.base}/about`, headers);
    const again = await ask(`${nginx.base}/about`, headers);
    expect([first.cache, again.cache]).toEqual(['MISS', 'HIT']);
    for (const { text, tag } of [first, again]) expect([text, tag]).toEqual([direct.text, direct.tag]);
    expect(again.header('x-request-id')).not.toBe(first.header('x-request-id'));
  }
  expect((await logged('/about')).length - before).toBe(3);
  const all = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  expect((await ask(`${nginx.base}/about`, all)).cache).toBe('HIT');
  const refused = await ask(`${nginx.base}/about`, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
  expect([refused.cache, refused.header('content-encoding')]).toEqual(['HIT', 'gzip']);
});

it('nginx answers a visitor who has the page with 304', async () => {
  const { tag } = await ask(`${nginx.base}/about`);
  const answer = await ask(`${nginx.base}/about`, { 'If-None-Match': String(tag) });
  expect([answer.status, answer.cache]).toEqual([304, 'HIT']);
});

it.each([
  ['/terms', '/terms?utm_source=news&gclid=1'],
  ['/contact', '/contact?utm_source=news'],
  ['/contact?service=crane', '/contact?service=crane'],
])('nginx has %s, and gives it to a visitor who asks for %s', async (path, other) => {
  const first = await ask(nginx.base + path);
  const again = await ask(nginx.base + other);
  expect([again.cache, again.text]).toEqual(['HIT', first.text]);
});

it('nginx tells apart by every value that a page reads', async () => {
  for (const path of pagePaths) {
    const { query = [] } = await findPage(path).load();
    await ask(nginx.base + path);
    for (const name of query) expect((await ask(`${nginx.base}${path}?${name}=x`)).cache, name).toBe('MISS');
  }
});

it.each([
  '/contact?service=emergency',
  '/contact?utm_source=news&urgency=emergency',
  '/contact?%75rgency=emergency',
  '/contact?SERVICE=crane&service=emergency',
  '/blog?category=safety',
  '/blog?utm_source=news&c%61tegory=safety',
])('nginx gives no other page to a visitor who asks for %s', async (path) => {
  await ask(nginx.base + path.replace(/\?.*/, ''));
  const [direct, cached] = [await ask(`${replicas[0]?.base}${path}`), await ask(nginx.base + path)];
  expect([cached.cache, cached.tag]).toEqual(['MISS', direct.tag]);
});

it('the replicas log nginx’s request id', async () => {
  const { header } = await ask(`${nginx.base}/contact?service=id`);
  const id = String(header('x-request-id'));
  expect(id).toMatch(/^[\da-f]{32}$/);
  await expect.poll(() => replicas.map(({ output }) => output()).join('')).toContain(`"id":"${id}"`);
});

function post(bytes: number) {
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  for (let file = 0; file < 5; file += 1) body.append('files', new Blob([new Uint8Array(bytes / 5)]), `${file}.jpg`);
  return fetch(`${nginx.base}/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } });
}

it('a contact request with five files of 10 MB goes through, once; pages of the form come from the cache', async () => {
  expect((await post(50 * 1024 * 1024)).status).toBe(200);
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([5]);
  await ask(`${nginx.base}/contact`);
  expect((await ask(`${nginx.base}/contact`)).cache).toBe('HIT');
  // What is a little too large the site itself refuses.
  expect((await post(52 * 1024 * 1024)).status).toBe(413);
});

it('a contact request whose replica dies in its middle is not given to the other one: the browser decides', async () => {
  const before = relay.connections();
  relayFault.thinks = 2_000;
  const posted = post(1_000_000);
  await expect.poll(() => relay.connections()).toBe(before + 1);
  const holder = replicas.find(({ child }) => holdsUpload(Number(child.pid)));
  holder?.child.kill('SIGKILL');
  expect((await posted).status).toBe(502);
  await sleep(500);
  expect(relay.connections()).toBe(before + 1);
  relayFault.thinks = 0;
  for (const [index, replica] of replicas.entries()) {
    if (replica === holder) replicas[index] = await startServer({ ...settings, PORT: String(replica.port) });
  }
});

/** Whether a request's files lie in the folder of this process. */
function holdsUpload(pid: number): boolean {
  const folder = readdirSync(tmpdir()).find(
    (name) => name.startsWith('contact-requests-') && name.includes(`-${pid}-`),
  );
  return folder !== undefined && readdirSync(join(tmpdir(), folder)).length > 0;
}

it('a rolling restart fails no request', async () => {
  let until = Infinity;
  let count = 0;
  const failures: string[] = [];
  const client = async (name: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      // A value that the page reads and does not know: the same page, but one that nginx must ask a replica for.
      const path = `${turn % 2 ? '/contact?service' : '/blog?category'}=${name}-${turn}`;
      const answer = await ask(nginx.base + path).catch((error: unknown) => ({ status: String(error), text: '' }));
      if (answer.status !== 200 || !answer.text.endsWith('</html>')) failures.push(`${path}: ${answer.status}`);
      count += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: 6 }, (_, name) => client(name)));
  for (const [index, replica] of replicas.entries()) {
    await sleep(500);
    expect(await stopServer(replica)).toBe(0);
    await sleep(500);
    replicas[index] = await startServer({ ...settings, PORT: String(replica.port) });
  }
  await sleep(500);
  until = performance.now();
  await clients;
  process.stdout.write(`Rolling restart: ${count} requests, ${failures.length} failed\n`);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(100);
  for (const { output } of replicas) expect(output()).toContain('"status":200');
});

it('a page older than a minute is shown at once and fetched anew behind the visitor’s back', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  await sleep(Math.max(0, firstAsked + 62_000 - performance.now()));
  const stale = await ask(`${nginx.base}/about`, headers);
  expect([stale.status, stale.cache]).toEqual([200, 'STALE']);
  const fresh = await vi.waitFor(async () => {
    const answer = await ask(`${nginx.base}/about`, headers);
    expect(answer.cache).toBe('HIT');
    return answer;
  });
  expect(fresh.text).toBe(stale.text);
  // The replicas are new since the rolling restart; one of them has confirmed the page by its ETag, without rendering.
  expect(await logged('/about')).toContain(304);
});

it('with both replicas gone, visitors still see what nginx has', async () => {
  for (const replica of replicas) expect(await stopServer(replica)).toBe(0);
  const { status, text } = await ask(`${nginx.base}/about`, { 'Accept-Encoding': 'br' });
  expect([status, text.endsWith('</html>')]).toEqual([200, true]);
});
