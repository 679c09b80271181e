import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactPort, openContactSite } from '../../support/contact/contact-site.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';

const small = Buffer.from('x');

describe('uploads', () => {
  const head = (visitor: number, bytes = 1_000_000) =>
    `POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${visitor}\r\nAccept: application/json\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n` +
    `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;

  /** Opens the site and this many connections to it. */
  async function openUploads(count: number) {
    const site = await openContactPort();
    const open = await Promise.all(Array.from({ length: count }, () => openSocket(site.port)));
    return { ...site, open };
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

  it('of slow clients keep neither pages nor requests without files waiting, and others with files until they end', async () => {
    const { app, post, postPage, relay, uploads, open } = await openUploads(50);
    open.forEach(({ socket }, visitor) => socket.write(head(visitor)));
    const trickle = setInterval(() => open.forEach(({ socket }) => socket.writable && socket.write('x')), 50);
    onTestFinished(() => clearInterval(trickle));
    await expect.poll(() => uploads()).toHaveLength(64);
    for (let turn = 0; turn < 10; turn += 1) {
      await request(app).get('/contact').expect(200);
      await post().expect(200);
    }
    await postPage().attach('files', small, 'a.jpg').expect(503).expect('Retry-After', '5');
    open.forEach(({ socket }) => socket.destroy());
    await expect.poll(() => uploads()).toEqual([]);
    await postPage().attach('files', small, 'a.jpg').expect(303);
    expect(relay.mails).toHaveLength(11);
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

it('an upload whose client leaves after the last byte is removed, and the client may send another one', async () => {
  const { post, port, uploads, lines } = await openContactPort();
  const begin = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${'x'.repeat(100_000)}`;
  const end = `${'x'.repeat(400_000)}\r\n--b--\r\n`;
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
  const head = (address: string | undefined) =>
    `POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAccept: application/json\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${begin.length + end.length}\r\n\r\n`;
  const outcomes = () => lines.filter(({ msg }) => msg === 'contact request').length;
  for (let turn = 1; turn <= 32; turn += 1) {
    const { socket } = await openSocket(port);
    socket.write(head(addresses[turn % 4]) + begin);
    await expect.poll(() => uploads().length, { interval: 5 }).toBe(2);
    socket.end(end, () => socket.destroy());
    await expect.poll(outcomes, { interval: 5 }).toBe(turn);
  }
  expect(uploads()).toEqual([]);
  for (const address of addresses) await post().set('X-Forwarded-For', address).expect(200);
});

describe('the folder for uploads', () => {
  it('exists only while a request with files is under way', async () => {
    let release = () => {};
    const holds = new Promise<void>((resolve) => (release = resolve));
    const { post, relay, uploads } = await openContactSite({}, { holds });
    expect(uploads()).toEqual([]);
    const plain = post().then(({ status }) => status);
    await expect.poll(relay.offered).toBe(1);
    expect(uploads()).toEqual([]);
    const attached = post()
      .attach('files', small, 'a.jpg')
      .then(({ status }) => status);
    await expect.poll(relay.offered).toBe(2);
    expect(uploads()).toEqual([
      expect.stringMatching(/^contact-requests-[^/]+$/),
      expect.stringMatching(/^contact-requests-[^/]+\/[^/]+$/),
    ]);
    release();
    expect(await Promise.all([plain, attached])).toEqual([200, 200]);
    expect(uploads()).toEqual([]);
  });

  it('is made again after a cleaner has removed everything', async () => {
    const { post, postPage, relay, uploads, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    await post().expect(200);
    await post().attach('files', small, 'a.jpg').expect(200);
    await postPage().attach('files', small, 'a.jpg').expect(303);
    expect(relay.mails).toHaveLength(3);
    expect(uploads()).toEqual([]);
  });

  it('cannot be made: the answer is "busy" with the entries, and requests without files pass', async () => {
    const { post, postPage, relay, lines, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    writeFileSync(temporary, '');
    const { body } = await post().attach('files', small, 'a.jpg').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', small, 'a.jpg').expect(503);
    expect(text).toContain('value="ann.berg@example.org"');
    await post().expect(200);
    expect(relay.mails).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, code: 'EEXIST', msg: 'no room for an upload' }));
  });
});
