import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { ask } from '../../support/server/raw-request.ts';
import { exitCode, logLines, startServer } from '../../support/server/server-process.ts';
import { startProxy, type ProxyName } from './proxies.ts';

/**
 * What the tables of the operators' page say of each: how many replicas it asks for a missing file, and what it answers with a page
 * that is too old while the site is down.
 */
const proxies: readonly { name: ProxyName; asked: number; whenDown: number }[] = [
  { name: 'HAProxy', asked: 2, whenDown: 503 },
  { name: 'Varnish', asked: 2, whenDown: 200 },
  { name: 'Squid', asked: 1, whenDown: 504 },
  { name: 'httpd', asked: 1, whenDown: 503 },
];

/** Seconds that a relay thinks: longer than the 60 s for which several proxies wait unless they are told otherwise. */
const thinking = 62;

/** Starts two replicas with a relay of their own behind a proxy. */
async function open({ name, asked, whenDown }: (typeof proxies)[number]) {
  const relay = await openMailRelay();
  const env = {
    SMTP_URL: relay.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    GRACE_PERIOD: '3',
    REQUESTS_FROM: 'a@example.com',
  };
  const replicas = [await startServer(env), await startServer(env)] as const;
  const port = await startProxy(
    name,
    replicas.map((replica) => replica.port),
  );
  afterAll(async () => {
    for (const { child } of replicas) child.kill('SIGKILL');
    await relay.close();
  });
  let marks = 0;
  const base = `http://127.0.0.1:${port}`;
  return {
    name,
    asked,
    whenDown,
    relay,
    replicas,
    port,
    /** Returns the lines of requests for this path in the logs of both replicas, which write them a little later. */
    async logged(path: string) {
      const last = `/last-${(marks += 1)}`;
      const linesOf = (one: string) => replicas.flatMap(logLines).filter((line) => line.path === one);
      for (const replica of replicas) await ask(replica.port, last);
      await vi.waitFor(() => expect(linesOf(last)).toHaveLength(replicas.length));
      return linesOf(path);
    },
    /** Sends a contact request as a browser does that names the page's origin only. Returns the status. */
    async post(message: string, files = 0, localAddress = '127.0.0.1') {
      const form = new FormData();
      for (const [field, value] of Object.entries({ ...inOrder, message })) form.append(field, value);
      for (let file = 0; file < files; file += 1)
        form.append('files', new Blob([randomBytes(10 * 1024 * 1024)]), `photo-${file}.jpg`);
      const body = new Request(base, { method: 'POST', body: form });
      const headers = {
        'Content-Type': body.headers.get('Content-Type') ?? '',
        Origin: base,
        Accept: 'application/json',
      };
      const options = { method: 'POST', localAddress, headers };
      return (await ask(port, '/contact', options, await body.bytes())).status;
    },
  };
}

const sites = await Promise.all(proxies.map(open));

describe.each(sites)(
  'behind $name with the lines of the operators’ page',
  ({ port, post, logged, replicas, relay, asked }) => {
    it('a page is stored for all visitors, and one who has it gets 304', async () => {
      const get = (more = {}) => ask(port, '/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br', ...more } });
      const first = await get();
      // Some store a page after they have sent it.
      await vi.waitFor(async () => expect((await get()).headers.age).toBeDefined());
      const { length } = await logged('/about');
      expect(await get()).toMatchObject({
        status: 200,
        headers: {
          'content-encoding': 'br',
          'cache-control': expect.stringMatching(/^public, max-age=0, must-revalidate, s-maxage=60/),
          etag: first.headers.etag,
        },
      });
      expect((await get({ 'If-None-Match': first.headers.etag })).status).toBe(304);
      expect(await logged('/about')).toHaveLength(length);
    });

    it('the address that the proxy saw counts, and not the one that the visitor claims', async () => {
      await ask(port, '/blog?category=safety', {
        localAddress: '127.0.0.5',
        headers: { 'X-Forwarded-For': '192.0.2.66' },
      });
      expect(await logged('/blog')).toEqual([expect.objectContaining({ ip: '127.0.0.5' })]);
    });

    it(`a missing file is asked of ${asked} of two replicas, a missing page of one`, async () => {
      for (const path of ['/assets/none-12345678.js', '/none']) expect((await ask(port, path)).status).toBe(404);
      expect(await logged('/assets/none-12345678.js')).toHaveLength(asked);
      expect(await logged('/none')).toHaveLength(1);
    });

    it('a request with 50 MB of files comes once', async () => {
      expect(await post('With photos', 5)).toBe(200);
      expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([5]);
    });

    it('no request is lost while a replica stops', async () => {
      relay.restart({});
      const [stopping] = replicas;
      const answers: number[] = [];
      const posts: number[] = [];
      stopping.child.kill('SIGTERM');
      for (let turn = 0; stopping.child.exitCode === null; turn += 1) {
        answers.push((await ask(port, `/?turn=${turn}`)).status);
        if (turn % 20 === 0) posts.push(await post(`Request ${turn}`, 0, `127.0.1.${posts.length + 1}`));
      }
      expect(new Set([...answers, ...posts])).toEqual(new Set([200]));
      expect(relay.mails).toHaveLength(posts.length);
    });
  },
);

it('each waits for a relay that takes a minute, and the mail is sent once', async () => {
  const answers = sites.map(async ({ name, post, relay }) => {
    relay.restart({ thinks: thinking * 1000 });
    return [name, await post('After a minute'), relay.mails.length];
  });
  expect(await Promise.all(answers)).toEqual(sites.map(({ name }) => [name, 200, 1]));
});

it.each(sites)(
  'when the site is down a minute later, $name answers $whenDown',
  async ({ port, replicas, whenDown }) => {
    for (const replica of replicas) {
      replica.child.kill('SIGKILL');
      await exitCode(replica);
    }
    expect((await ask(port, '/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })).status).toBe(whenDown);
  },
);
