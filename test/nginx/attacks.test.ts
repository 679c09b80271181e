import { readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openMailRelay } from '../support/mail-relay.ts';
import { percentile } from '../support/percentile.ts';
import { found } from '../support/read-html.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import { attack, type Attack } from './attacker.ts';
import { ask, post } from './client.ts';
import { startNginx, trustedProxy } from './nginx.ts';

const relay = await openMailRelay();
const settings = { LOG_LEVEL: 'info', TRUST_PROXY: '1', SMTP_URL: relay.url };
const startReplica = (port = 0) => startServer({ ...settings, PORT: String(port) });
const replicas: [ServerProcess, ServerProcess] = [await startReplica(), await startReplica()];
const nginx = await startNginx(replicas.map(({ port }) => `127.0.0.1:${port}`));

afterAll(async () => {
  await nginx.stop();
  for (const { child } of replicas) child.kill();
  await relay.close();
});

/** Attacks from an address of the test's own, because the limits remember an address. */
function attackFrom(from: string, details: Omit<Attack, 'port' | 'from'>) {
  const attacker = attack({ port: nginx.port, from, ...details });
  onTestFinished(() => attacker.leave());
  return attacker;
}

let visited = 0;

/**
 * Visits the site from another address for three seconds: a page that nginx has, one that it asks for, and a health check. Each
 * must be answered, and soon.
 */
async function visit() {
  const waits: number[] = [];
  const end = performance.now() + 3_000;
  while (performance.now() < end) {
    visited += 1;
    for (const path of ['/', `/blog?category=${visited}`, '/readyz']) {
      const { status, ms } = await ask(nginx.port, path, { localAddress: '127.0.0.2' });
      expect(status, path).toBe(200);
      waits.push(ms);
    }
    await sleep(20);
  }
  expect(percentile(waits, 0.95)).toBeLessThan(1_000);
}

/** Returns the paths of the requests of a client that have reached the replicas. */
const reached = (client: string) =>
  replicas.flatMap(logLines).flatMap(({ ip, path }) => (ip === client ? String(path) : []));

/** Tells whether a replica has nothing under way: then it stops at once. It is started again. */
async function stopsAtOnce() {
  const [, replica] = replicas;
  const start = performance.now();
  expect(await stopServer(replica)).toBe(0);
  const time = performance.now() - start;
  replicas[1] = await startReplica(replica.port);
  return time < 5_000;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
let asked = 0;
/** Asks for a page that no cache has. */
const getNew = () => get(`/contact?service=${(asked += 1)}`);

const postHead = (type: string, length: number) =>
  `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const entries = new URLSearchParams(inOrder).toString();
const wholePost = postHead('application/x-www-form-urlencoded', entries.length) + entries;

it('other visitors do not notice a flood of pages, new ones and one that nginx has', async () => {
  attackFrom('127.0.0.11', { connections: 50, sends: getNew(), repeats: getNew, reads: true });
  await visit();
  const flood = attackFrom('127.0.0.12', { connections: 50, sends: get('/'), repeats: () => get('/'), reads: true });
  const start = performance.now();
  await visit();
  const [accepted = 0, refused = 0] = [200, 429].map((status) => flood.answers.get(status));
  expect(accepted).toBeGreaterThan(2_000);
  expect(accepted).toBeLessThan(2_001 + 0.1 * (performance.now() - start));
  expect(refused).toBeGreaterThan(0);
});

it('other visitors do not notice a client that sends 20,000 requests on each connection and reads nothing', async () => {
  attackFrom('127.0.0.13', { connections: 20, sends: getNew().repeat(20_000), reads: false });
  await visit();
  // A connection waits for its reader, so its next requests are not handled.
  expect(reached('127.0.0.13').length).toBeLessThan(2_000);
});

it('other visitors and the replicas do not notice slow readers', async () => {
  const folder = 'dist/client/assets';
  const size = (file: string) => statSync(join(folder, file)).size;
  const [largest = ''] = readdirSync(folder).toSorted((one, other) => size(other) - size(one));
  const sends = get(`/assets/${largest}`).repeat(20);
  attackFrom('127.0.0.14', { connections: 400, sends, reads: false });
  await visit();
  expect(reached('127.0.0.14').length).toBeLessThanOrEqual(300);
  expect(await stopsAtOnce()).toBe(true);
});

it('other visitors and the replicas do not notice slow bodies, and a contact request is sent', async () => {
  const sends = `${postHead('multipart/form-data; boundary=b', 50_000_000)}--b\r\n`;
  const slow = attackFrom('127.0.0.15', { connections: 100, sends, reads: true });
  await visit();
  expect([...slow.answers]).toEqual([[429, 70]]);
  expect((await post(nginx.port, inOrder, {})).status).toBe(200);
  expect(await stopsAtOnce()).toBe(true);
  expect(reached('127.0.0.15')).toEqual([]);
});

it('other visitors do not notice a flood of posts, and a contact request is sent', async () => {
  const start = performance.now();
  const flood = attackFrom('127.0.0.16', { connections: 20, sends: wholePost, repeats: () => wholePost, reads: true });
  await visit();
  const fields = { ...inOrder, message: 'Sent during the flood' };
  expect((await post(nginx.port, fields, {})).status).toBe(200);
  flood.leave();
  expect(flood.answers.get(429)).toBeGreaterThan(100);
  expect(reached('127.0.0.16').length).toBeLessThan(62 + 0.001 * (performance.now() - start));
});

it('other visitors do not notice a client that never ends its headers, which is cut off', async () => {
  const sends = 'GET / HTTP/1.1\r\nHost: x\r\n';
  const slow = attackFrom('127.0.0.17', { connections: 600, sends, reads: true });
  await visit();
  await expect.poll(slow.open).toBe(0);
});

it('80 people of one plant who open their first page at the same moment get it with all its files', async () => {
  const localAddress = '127.0.0.18';
  const { text } = await ask(nginx.port, '/', { localAddress });
  const files = [...new Set(found(text, /["(](\/assets\/[\w.-]+)/g))];
  expect(files.length).toBeGreaterThan(3);
  const open = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const answers = await Promise.all(['/', ...files].map((path) => ask(nginx.port, path, { localAddress, agent })));
    agent.destroy();
    return answers.map(({ status }) => status);
  };
  const statuses = await Promise.all(Array.from({ length: 80 }, open));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

/** Posts as visitors behind the trusted proxy, and returns how many posts nginx has refused. */
async function refusedOf(visitors: string[]) {
  const headers = (visitor: string) => ({ Host: 'x', 'X-Forwarded-For': visitor, 'Content-Type': 'text/plain' });
  const answers = await Promise.all(
    visitors.map((visitor) =>
      ask(nginx.port, '/contact', { method: 'POST', localAddress: trustedProxy, headers: headers(visitor) }),
    ),
  );
  return answers.filter(({ text }) => text.startsWith('Too many requests come from your network.'));
}

it('behind a CDN the limits count each visitor, and the addresses of an IPv6 network as one', async () => {
  const times = <Value>(count: number, value: (index: number) => Value) =>
    Array.from({ length: count }, (_, i) => value(i));
  expect(await refusedOf(times(100, (index) => `198.51.100.${index}`))).toEqual([]);
  expect(await refusedOf(times(100, (index) => `2001:db8:0:${index}::1`))).toEqual([]);
  const ofOneNetwork = await refusedOf(times(100, (index) => `2001:db8:1:1::${index}`));
  expect(ofOneNetwork.length).toBeGreaterThan(30);
  for (const { status, headers } of ofOneNetwork) {
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '10' });
  }
});
