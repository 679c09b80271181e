import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openHeldSite } from '../../support/contact/contact-site.ts';
import { multipart, partHead, postHead, urlencodedPost } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

describe('one address', () => {
  it('may send its ten requests at once, and no more; the others get 429, and the page keeps their entries', async () => {
    const { server, post, postPage, newAddress, relay, release } = await openHeldSite(openSite);
    const address = newAddress();
    const sending = Promise.all(Array.from({ length: 10 }, () => post().set(address)));
    await expect.poll(relay.offered).toBe(10);
    const { body, headers } = await post().set(address).expect(429);
    expect(body.notice.title).toBe('Too Many Requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    const { text, headers: ofPage } = await postPage().set(address).expect(429);
    expect(text).toContain(`value="${inOrder.company}"`);
    expect(Number(ofPage['retry-after'])).toBeGreaterThan(590);
    release();
    expect(new Set((await sending).map(({ status }) => status))).toEqual(new Set([200]));
    expect(relay.mails).toHaveLength(10);
    await post().expect(200);
    await request(server).get('/contact').set(address).expect(200);
  });

  it('has used its ten even if it left before an answer or within a body, and a request that it cut is not mailed', async () => {
    const { post, newAddress, relay, port, uploads, release } = await openHeldSite(openSite);
    const address = newAddress();
    for (let turn = 0; turn < 5; turn += 1) {
      const whole = await openSocket(port);
      whole.socket.write(urlencodedPost(address, { ...inOrder, requestId: randomUUID() }));
      await expect.poll(relay.offered).toBe(turn + 1);
      whole.socket.destroy();
      const cut = await openSocket(port);
      const head = postHead({ ...address, 'Content-Type': multipart, 'Content-Length': 1_000_000 });
      cut.socket.write(`${head}${partHead('name="files"; filename="a.pdf"')}x`);
      // Then its turn has come. A request whose client has left before that is dropped.
      await expect.poll(uploads).toHaveLength(2);
      cut.socket.destroy();
      await expect.poll(uploads).toEqual([]);
    }
    await post().set(address).expect(429);
    release();
    await expect.poll(() => relay.mails.length).toBe(5);
    expect(relay.offered()).toBe(5);
  });

  it('has as many tries as it needs while no relay is up, and ten while a relay refuses their content', async () => {
    const { post, newAddress, relay } = await openSite({ refuses: 450 });
    const address = newAddress();
    for (let turn = 0; turn < 11; turn += 1) await post().set(address).expect(502);
    delete relay.fault.refuses;
    relay.fault.refusesAfterData = 554;
    for (let turn = 0; turn < 10; turn += 1) await post().set(address).expect(422);
    await post().set(address).expect(429);
    expect(relay.offered()).toBe(10);
  });

  it('is not limited by requests that another site sends in its name', async () => {
    const { post, newAddress } = await openSite();
    const address = newAddress();
    const foreign = { ...address, 'Sec-Fetch-Site': 'cross-site' };
    for (let turn = 0; turn < 11; turn += 1) await post().set(foreign).expect(403);
    await post().set(address).expect(200);
  });
});

describe('one address with requests that look like spam', () => {
  const marked = { ...inOrder, urgency: 'planned', leaveEmpty: 'x' };

  it('may send three, even if it leaves before an answer, besides emergencies and others', async () => {
    const { post, postPage, newAddress, relay, port, release } = await openHeldSite(openSite);
    const address = newAddress();
    const { socket } = await openSocket(port);
    socket.write(urlencodedPost(address, { ...marked, requestId: randomUUID() }));
    await expect.poll(relay.offered).toBe(1);
    socket.destroy();
    release();
    for (let turn = 0; turn < 2; turn += 1) await post(marked).set(address).expect(200);
    const twice = { ...marked, requestId: randomUUID() };
    // Also both of two equal ones at once.
    for (const { status, headers } of await Promise.all([post(twice).set(address), post(twice).set(address)]))
      expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(600, -1)]);
    const { text } = await postPage(marked).set(address).expect(429);
    expect(text).toContain(`value="${inOrder.company}"`);
    for (const change of [{ urgency: 'emergency' }, { leaveEmpty: '' }])
      await post({ ...marked, ...change })
        .set(address)
        .expect(200);
    expect(relay.mails).toHaveLength(5);
  });

  it('may send three besides repetitions, invalid ones and those that no relay takes', async () => {
    const { post, newAddress, relay } = await openSite({ refuses: 450 });
    const address = newAddress();
    for (let turn = 0; turn < 3; turn += 1) await post(marked).set(address).expect(502);
    const invalid = { ...marked, phone: '' };
    await post(invalid).set(address).expect(422);
    delete relay.fault.refuses;
    const repeated = { ...marked, requestId: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) await post(repeated).set(address).expect(200);
    for (let turn = 0; turn < 2; turn += 1) await post(marked).set(address).expect(200);
    await post(marked).set(address).expect(429);
    await post(repeated).set(address).expect(200);
    expect(relay.mails).toHaveLength(3);
  });
});
