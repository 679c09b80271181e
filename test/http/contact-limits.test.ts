import { once } from 'node:events';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openContactSite } from '../support/contact-site.ts';
import { openServer } from '../support/open-server.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

describe('a post from another site', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%j: 403, and no mail', async (headers: Record<string, string>) => {
    const { post, postPage, relay } = await openContactSite({ SITE_ORIGIN: 'https://www.example.com' });
    const { body } = await post().set(headers).expect(403);
    expect(body.notice.title).toBe('Request Not Accepted');
    const { text } = await postPage().set(headers).attach('files', Buffer.from('x'), 'a.pdf').expect(403);
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(text).toContain('choose them again');
    expect(relay.mails).toEqual([]);
  });

  it.each([
    [{}],
    [{ Origin: 'https://www.example.com' }],
    [{ Origin: 'http://site-1:3000', Host: 'site-1:3000' }],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ])('one with %j is from this site', async (headers: Record<string, string>) => {
    const { post } = await openContactSite({ SITE_ORIGIN: 'https://www.example.com' });
    await post().set(headers).expect(200);
  });
});

describe('one address', () => {
  it('may send ten requests in ten minutes; then it is told when again, and loses nothing', async () => {
    const { app, post, postPage, relay } = await openContactSite();
    const address = { 'X-Forwarded-For': '198.51.100.1' };
    for (let turn = 0; turn < 10; turn += 1) await post().set(address).expect(200);
    const { body, headers } = await post().set(address).expect(429);
    expect(body.notice.title).toBe('Too Many Requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    const { text } = await postPage().set(address).expect(429).expect('Retry-After', /^\d+$/);
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(relay.mails).toHaveLength(10);
    await post().expect(200);
    // Pages are not requests.
    await request(app).get('/contact').set(address).expect(200);
  });

  it('of IPv6 is a network, as one house has', async () => {
    const { post } = await openContactSite();
    for (let turn = 0; turn < 10; turn += 1) await post().set('X-Forwarded-For', `2001:db8::${turn}`).expect(200);
    await post().set('X-Forwarded-For', '2001:db8::aa').expect(429);
    await post().set('X-Forwarded-For', '2001:db9::aa').expect(200);
  });

  it('may send two at once', async () => {
    const { post, relay } = await openContactSite({}, { thinks: 500 });
    const answers = await Promise.all([1, 2, 3].map(() => post().set('X-Forwarded-For', '198.51.100.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(relay.mails).toHaveLength(2);
    await post().set('X-Forwarded-For', '198.51.100.1').expect(200);
  });
});

const head = (visitor: number) =>
  `POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${visitor}\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n` +
  `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;

describe('uploads', () => {
  it('are 32 at once: one more is asked to come again, requests without files go on', async () => {
    const { app, post, postPage, uploads } = await openContactSite();
    const { server, port } = await openServer(app);
    const open = await Promise.all(Array.from({ length: 32 }, () => openSocket(port)));
    open.forEach(({ socket }, visitor) => socket.write(head(visitor) + 'x'.repeat(100_000)));
    await expect.poll(() => uploads()).toHaveLength(64);
    const { body } = await post().attach('files', Buffer.from('x'), 'a.pdf').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', Buffer.from('x'), 'a.pdf').expect(503);
    expect(text).toContain(`value="${inOrder.company}"`);
    await post().expect(200);
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
    await post().attach('files', Buffer.from('x'), 'a.pdf').expect(200);
    server.close();
  });

  it('50 clients at 1 kB/s delay neither pages nor other requests', async () => {
    const { app, post, relay, uploads } = await openContactSite();
    const { server, port } = await openServer(app);
    const open = await Promise.all(Array.from({ length: 50 }, () => openSocket(port)));
    const dribble = setInterval(
      () => open.forEach(({ socket }) => socket.writable && socket.write('x'.repeat(100))),
      100,
    );
    open.forEach(({ socket }, visitor) => socket.write(head(visitor)));
    // An upload that hardly moves for three seconds makes room for another one.
    const upload = async () => (await post().attach('files', Buffer.alloc(1_000_000), 'a.jpg')).status;
    await expect.poll(upload, { interval: 200 }).toBe(200);
    const slowest = { page: 0, request: 0 };
    for (let turn = 0; turn < 10; turn += 1) {
      let start = performance.now();
      await request(app).get('/contact').expect(200);
      slowest.page = Math.max(slowest.page, performance.now() - start);
      start = performance.now();
      await expect.poll(upload, { interval: 200 }).toBe(200);
      slowest.request = Math.max(slowest.request, performance.now() - start);
    }
    expect(slowest.page).toBeLessThan(1_000);
    expect(slowest.request).toBeLessThan(5_000);
    expect(relay.mails).toHaveLength(11);
    clearInterval(dribble);
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
    server.close();
  });

  it('of more than five files of 10 MB are too large, whatever is in them', async () => {
    const { app, uploads } = await openContactSite();
    const { server, port } = await openServer(app);
    const { socket, received } = await openSocket(port);
    socket.write(head(1).replace('1000000', '60000000'));
    await expect.poll(() => statuses(received())).toEqual(['413']);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    expect(uploads()).toEqual([]);
    server.close();
  });
});
