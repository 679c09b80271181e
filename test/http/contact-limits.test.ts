import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openContactPort, openContactSite } from '../support/contact-site.ts';
import type { RelayFault } from '../support/mail-relay.ts';
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

  /** Writes a request of that address. */
  const whole = (fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...inOrder, ...fields }).toString();
    return (
      `POST /contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nX-Forwarded-For: 198.51.100.1\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    );
  };

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

  it.each([
    ['ten', 10, {}],
    ['three that look like spam', 3, { urgency: 'planned', leaveEmpty: 'x' }],
  ])('has sent its requests (%s) also when it closed each connection early', async (_name, most, fields) => {
    const fault: RelayFault = {};
    const { post, relay, lines, port } = await openContactPort(fault);
    const closed = () => lines.filter(({ aborted }) => aborted);
    for (let turn = 1; turn <= most; turn += 1) {
      let release = () => {};
      fault.holds = new Promise((resolve) => (release = resolve));
      const { socket } = await openSocket(port);
      socket.write(whole(fields));
      await expect.poll(relay.offered).toBe(turn);
      socket.destroy();
      await expect.poll(() => closed().length).toBe(turn);
      release();
      await expect.poll(() => relay.mails.length).toBe(turn);
    }
    await post({ ...inOrder, ...fields })
      .set(address)
      .expect(429);
    expect(relay.offered()).toBe(most);
  });

  it('has two requests under way until they are mailed, also when it has closed their connections', async () => {
    let release = () => {};
    const { post, relay, port } = await openContactPort({ holds: new Promise((resolve) => (release = resolve)) });
    for (let turn = 1; turn <= 2; turn += 1) {
      const { socket } = await openSocket(port);
      socket.write(whole());
      await expect.poll(relay.offered).toBe(turn);
      socket.destroy();
    }
    await post().set(address).expect(429).expect('Retry-After', '5');
    expect(relay.offered()).toBe(2);
    release();
    await expect.poll(() => relay.mails.length).toBe(2);
    await expect.poll(async () => (await post().set(address)).status).toBe(200);
  });

  it('has sent ten requests when it has broken off ten, which are not mailed', async () => {
    const { post, relay, lines, port } = await openContactPort();
    const aborted = () => lines.filter(({ outcome }) => outcome === 'aborted');
    for (let turn = 1; turn <= 10; turn += 1) {
      const { socket } = await openSocket(port);
      socket.write(whole().slice(0, -1), () => socket.destroy());
      await expect.poll(() => aborted().length).toBe(turn);
    }
    await post().set(address).expect(429);
    expect(relay.offered()).toBe(0);
  });

  it('has as many tries as it needs while no relay is up', async () => {
    const fault: RelayFault = { refusesAfterData: 451 };
    const { post, relay } = await openContactSite({}, fault);
    for (let turn = 0; turn < 11; turn += 1) await post().set(address).expect(502);
    delete fault.refusesAfterData;
    await post().set(address).expect(200);
    expect(relay.mails).toHaveLength(1);
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

describe('refused posts of one address', () => {
  const foreign = 'Sec-Fetch-Site: cross-site';
  const body = `--b\r\nContent-Disposition: form-data; name="company"\r\n\r\n${inOrder.company}\r\n`;
  const head = (visitor: number) =>
    `POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${visitor}\r\nAccept: text/html\r\n${foreign}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length + 5}\r\n\r\n`;

  it('are read two at a time, and the others are answered without what was entered', async () => {
    const { port } = await openContactPort();
    const open = await Promise.all(Array.from({ length: 8 }, () => openSocket(port)));
    for (const { socket } of open.slice(0, 7)) socket.write(head(1) + body);
    const answered = () => open.filter(({ received }) => statuses(received()).length > 0);
    await expect.poll(() => answered().length).toBe(5);
    for (const { received } of answered()) {
      expect(statuses(received())).toEqual(['403']);
      expect(received()).not.toContain(inOrder.company);
    }
    // Another address has places of its own.
    open[7]?.socket.write(head(2) + body);
    const waiting = open.filter((one) => !answered().includes(one));
    expect(waiting).toHaveLength(3);
    for (const { socket } of waiting) socket.write('--b--');
    for (const { received } of waiting) await expect.poll(received).toContain(`value="${inOrder.company}"`);
    const { socket, received } = await openSocket(port);
    socket.write(`${head(1)}${body}--b--`);
    await expect.poll(received).toContain(`value="${inOrder.company}"`);
    for (const each of [...open, { socket }]) each.socket.destroy();
  });
});
