import { once } from 'node:events';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openContactSite } from '../support/contact-site.ts';
import { openServer } from '../support/open-server.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

const small = Buffer.from('x');

describe('a post with the headers', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%j is from another site and gets 403', async (headers: Record<string, string>) => {
    const { post, postPage, relay } = await openContactSite({ SITE_ORIGIN: 'https://www.example.com' });
    const { body } = await post().set(headers).expect(403);
    expect(body.notice.title).toBe('Request Not Accepted');
    const { text } = await postPage().set(headers).attach('files', small, 'a.pdf').expect(403);
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(text).toContain('choose them again');
    expect(relay.mails).toEqual([]);
  });

  it.each([
    [{}],
    [{ Origin: 'https://www.example.com' }],
    [{ Origin: 'http://site-1:3000', Host: 'site-1:3000' }],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ])('%j is from this site', async (headers: Record<string, string>) => {
    const { post } = await openContactSite({ SITE_ORIGIN: 'https://www.example.com' });
    await post().set(headers).expect(200);
  });
});

describe('one address', () => {
  const address = { 'X-Forwarded-For': '198.51.100.1' };

  it.each([
    ['ten requests', 10, inOrder],
    ['three requests that look like spam', 3, { ...inOrder, urgency: 'planned', leaveEmpty: 'x' }],
  ])('may send %s in ten minutes, and then keeps what was entered', async (_name, most, fields) => {
    const { app, post, postPage, relay } = await openContactSite();
    for (let turn = 0; turn < most; turn += 1) await post(fields).set(address).expect(200);
    const { body, headers } = await post(fields).set(address).expect(429);
    expect(body.notice.title).toBe('Too Many Requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    const { text } = await postPage(fields).set(address).expect(429).expect('Retry-After', /^\d+$/);
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(relay.mails).toHaveLength(most);
    await post(fields).expect(200);
    await request(app).get('/contact').set(address).expect(200);
  });

  it('is a whole network in IPv6', async () => {
    const { post } = await openContactSite();
    for (let turn = 0; turn < 10; turn += 1) await post().set('X-Forwarded-For', `2001:db8::${turn}`).expect(200);
    await post().set('X-Forwarded-For', '2001:db8::aa').expect(429);
    await post().set('X-Forwarded-For', '2001:db9::aa').expect(200);
  });

  it('may send two requests at once', async () => {
    const { post, relay } = await openContactSite({}, { thinks: 500 });
    const answers = await Promise.all([1, 2, 3].map(() => post().set(address)));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([2, 1]);
    expect(relay.mails).toHaveLength(2);
    await post().set(address).expect(200);
  });
});

describe('uploads', () => {
  const head = (visitor: number, bytes = 1_000_000) =>
    `POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${visitor}\r\nAccept: application/json\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n` +
    `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;

  /** Opens the site and this many connections to it. */
  async function openUploads(count: number) {
    const site = await openContactSite();
    const { server, port } = await openServer(site.app);
    onTestFinished(() => void server.close());
    const open = await Promise.all(Array.from({ length: count }, () => openSocket(port)));
    return { ...site, port, open };
  }

  it('are limited to 32 at once, while requests without files pass', async () => {
    const { post, postPage, uploads, open } = await openUploads(32);
    open.forEach(({ socket }, visitor) => socket.write(head(visitor) + 'x'.repeat(100_000)));
    await expect.poll(() => uploads()).toHaveLength(64);
    const { body } = await post().attach('files', small, 'a.pdf').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', small, 'a.pdf').expect(503);
    expect(text).toContain(`value="${inOrder.company}"`);
    await post().expect(200);
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
    await post().attach('files', small, 'a.pdf').expect(200);
  });

  it('of 50 clients at 1 kB/s delay neither pages nor other requests', async () => {
    const { app, post, relay, uploads, open } = await openUploads(50);
    open.forEach(({ socket }, visitor) => socket.write(head(visitor)));
    const trickle = setInterval(
      () => open.forEach(({ socket }) => socket.writable && socket.write('x'.repeat(100))),
      100,
    );
    // An upload that hardly progresses for three seconds loses its place to another one.
    const upload = async () => (await post().attach('files', Buffer.alloc(1_000_000), 'a.jpg')).status;
    const uploaded = () => expect.poll(upload, { interval: 200 }).toBe(200);
    await uploaded();
    const slowest = { page: 0, request: 0 };
    for (let turn = 0; turn < 10; turn += 1) {
      const start = performance.now();
      await request(app).get('/contact').expect(200);
      const between = performance.now();
      await uploaded();
      slowest.page = Math.max(slowest.page, between - start);
      slowest.request = Math.max(slowest.request, performance.now() - between);
    }
    clearInterval(trickle);
    expect(slowest.page).toBeLessThan(1_000);
    expect(slowest.request).toBeLessThan(5_000);
    expect(relay.mails).toHaveLength(11);
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
  });

  it('that announce more than five files of 10 MB get 413', async () => {
    const { uploads, port } = await openUploads(0);
    const { socket, received } = await openSocket(port);
    socket.write(head(1, 60_000_000));
    await expect.poll(() => statuses(received())).toEqual(['413']);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    expect(uploads()).toEqual([]);
  });
});
