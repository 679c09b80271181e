import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactPort, openContactSite } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

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

  /** Writes a request of that address, a new one each time. */
  const whole = (fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ requestId: randomUUID(), ...inOrder, ...fields }).toString();
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
    const answered = Array.from({ length: 8 }, () => postPage(fields).set(address).expect(429));
    for (const { text, headers: limited } of await Promise.all(answered)) {
      expect(text).toContain(`value="${inOrder.company}"`);
      expect(Number(limited['retry-after'])).toBeGreaterThan(590);
    }
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

  it('has sent ten requests when it has broken off ten, which are not mailed', async () => {
    const { post, relay, lines, port, uploads } = await openContactPort();
    const aborted = () => lines.filter(({ outcome }) => outcome === 'aborted');
    const unfinished =
      'POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1\r\nContent-Length: 1000000\r\n' +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${'x'.repeat(1000)}`;
    for (let turn = 1; turn <= 10; turn += 1) {
      const { socket } = await openSocket(port);
      socket.write(unfinished);
      // Then its turn has come. A request whose client has left before that is dropped.
      await expect.poll(uploads).toHaveLength(2);
      socket.destroy();
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

  it('may send its ten requests at once, and no more', async () => {
    const { post, relay } = await openContactSite({}, { thinks: 500 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => post().set(address)));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([10, 2]);
    expect(relay.mails).toHaveLength(10);
  });

  it('has none of its requests counted that come from another site in its name', async () => {
    const { post } = await openContactSite();
    for (let turn = 0; turn < 11; turn += 1)
      await post()
        .set({ ...address, 'Sec-Fetch-Site': 'cross-site' })
        .expect(403);
    await post().set(address).expect(200);
  });
});
