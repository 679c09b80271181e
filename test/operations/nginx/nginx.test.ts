import { afterAll, expect, it, vi } from 'vitest';
import { loadPage, pagePaths } from '../../../src/routes.tsx';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { preloading, stopServer } from '../../support/server/server-process.ts';
import { openReplicas } from './replicas.ts';

// Each test continues where the one before has ended.
const relayFault = { thinks: 0 };
const relay = await openMailRelay(relayFault);
afterAll(() => relay.close());
/** The replicas say of this page that a proxy may keep it for two seconds instead of a minute. */
const soonStale = '/safety';
const sayTwoSeconds = preloading(`
  import { ServerResponse } from 'node:http';
  const { setHeader } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function (name, value) {
    const isSoonStale = name === 'Cache-Control' && this.req.url === '${soonStale}';
    return setHeader.call(this, name, isSoonStale ? value.replace('s-maxage=60', 's-maxage=2') : value);
  };
`);
const nginx = await openReplicas({
  GRACE_PERIOD: '1',
  SITE_ORIGIN: 'http://localhost:8080',
  SMTP_URL: relay.url,
  NODE_OPTIONS: sayTwoSeconds.join(' '),
});
const { replicas } = nginx;

async function ask(path: string, headers: Record<string, string> = {}, base = nginx.base) {
  const answer = await fetch(base + path, { headers });
  const header = (name: string) => answer.headers.get(name);
  return { status: answer.status, text: await answer.text(), tag: header('etag'), cache: header('x-cache'), header };
}

/** Lists the statuses with which the replicas have answered a path. */
const logged = (path: string) => nginx.logged().flatMap((line) => (line['path'] === path ? line['status'] : []));

it('nginx asks for a page once per encoding, and serves the bytes and the ETag of the replicas', async () => {
  const direct = await ask('/about', {}, replicas[0].base);
  for (const encoding of ['br', 'gzip, deflate', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const first = await ask('/about', headers);
    const again = await ask('/about', headers);
    expect([first.cache, again.cache]).toEqual(['MISS', 'HIT']);
    for (const { text, tag } of [first, again]) expect([text, tag]).toEqual([direct.text, direct.tag]);
    expect(again.header('x-request-id')).not.toBe(first.header('x-request-id'));
    const line = expect.objectContaining({ path: '/about', id: first.header('x-request-id') });
    await expect.poll(nginx.logged).toContainEqual(line);
  }
  await expect.poll(() => logged('/about')).toEqual([200, 200, 200, 200]);
});

it.each([
  [{ 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 200, 'br'],
  [{ 'Accept-Encoding': 'br;q=0, gzip;q=0.5' }, 200, 'gzip'],
  [{ 'If-None-Match': '*' }, 304, null],
])('nginx answers %j from its cache with %i', async (headers: Record<string, string>, status, encoding) => {
  const answer = await ask('/about', headers);
  expect([answer.cache, answer.status, answer.header('content-encoding')]).toEqual(['HIT', status, encoding]);
});

it.each([
  ['/terms', '/terms?utm_source=news&gclid=1', 'HIT'],
  ['/contact', '/contact?utm_source=news', 'HIT'],
  ['/contact?service=crane', '/contact?service=crane', 'HIT'],
  ['/contact', '/contact?utm_source=news&urgency=emergency', 'MISS'],
  ['/contact', '/contact?%75rgency=emergency', 'MISS'],
  ['/contact', '/contact?SERVICE=crane&service=emergency', 'MISS'],
  ['/blog', '/blog?utm_source=news&c%61tegory=safety', 'MISS'],
])('after %s nginx has the right page for %s (%s)', async (first, path, cache) => {
  await ask(first);
  const [direct, cached] = [await ask(path, {}, replicas[0].base), await ask(path)];
  expect([cached.cache, cached.tag, cached.text]).toEqual([cache, direct.tag, direct.text]);
});

it('nginx keeps pages apart by every query parameter that they read', async () => {
  for (const path of pagePaths) {
    const { query = {} } = await loadPage(path);
    await ask(path);
    for (const name of Object.keys(query)) expect((await ask(`${path}?${name}=x`)).cache, name).toBe('MISS');
  }
});

function post(bytes: number) {
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  for (let file = 0; file < 5; file += 1) body.append('files', new Blob([new Uint8Array(bytes / 5)]), `${file}.jpg`);
  return fetch(`${nginx.base}/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } });
}

it('a contact request with five files of 10 MB passes, the site rejects a larger one, and the form is cached', async () => {
  expect((await post(50 * 1024 * 1024)).status).toBe(200);
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([5]);
  expect((await post(52 * 1024 * 1024)).status).toBe(413);
  await ask('/contact');
  expect((await ask('/contact')).cache).toBe('HIT');
});

it('a contact request is not repeated at the other replica when its replica dies', async () => {
  const [holder, other] = replicas;
  const before = relay.connections();
  relayFault.thinks = 10_000;
  await stopServer(other);
  const posted = post(1_000_000);
  await expect.poll(() => relay.connections()).toBe(before + 1);
  await nginx.startAgain(1);
  holder.child.kill('SIGKILL');
  // The other replica would have sent it, so the answer would have been 200.
  expect((await posted).status).toBe(502);
  relayFault.thinks = 0;
  await nginx.startAgain(0);
});

it('a page that is too old is served at once and revalidated in the background', async () => {
  const cached = async () => (await ask(soonStale)).cache;
  const fresh = await ask(soonStale);
  await expect.poll(cached).toBe('HIT');
  const asStale = async () => {
    const answer = await ask(soonStale);
    expect(answer.cache).toBe('STALE');
    return answer;
  };
  const { status, text } = await vi.waitFor(asStale, { timeout: 10_000 });
  expect([status, text]).toEqual([200, fresh.text]);
  await expect.poll(cached).toBe('HIT');
  await expect.poll(() => logged(soonStale)).toContain(304);
});

it('without replicas nginx serves the pages that it has', async () => {
  for (const replica of replicas) expect(await stopServer(replica)).toBe(0);
  const { status, text } = await ask('/about', { 'Accept-Encoding': 'br' });
  expect([status, text.endsWith('</html>')]).toEqual([200, true]);
});
