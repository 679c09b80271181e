import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sentLink } from '../../../src/contact/addresses.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openHeldSite } from '../../support/contact/contact-site.ts';
import { referenceIn } from '../../support/contact/mail-relay.ts';
import { urlencodedPost } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

describe('a form from a browser without scripts, which has no requestId', () => {
  it('is mailed once when it comes twice at the same time, and both get the confirmation', async () => {
    const { postPage, newAddress, relay, lines, release } = await openHeldSite(openSite);
    const address = newAddress();
    const posts = [1, 2].map(() => postPage().set(address).attach('files', Buffer.from('x'), 'a.pdf'));
    const answers = Promise.all(posts);
    await expect.poll(relay.offered).toBe(1);
    release();
    const locations = (await answers).map(({ headers }) => headers.location);
    expect(locations).toEqual(Array(2).fill(sentLink(referenceIn(relay.mails[0]))));
    expect(relay.mails).toHaveLength(1);
    const outcomes = lines.flatMap(({ outcome }) => outcome ?? []);
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toEqual(expect.arrayContaining(['sent', 'repeated']));
  });

  it('is mailed by the second post when the first one is closed within its body', async () => {
    const { port, postPage, newAddress, relay, lines } = await openSite();
    const address = newAddress();
    const { socket } = await openSocket(port);
    socket.write(urlencodedPost(address).slice(0, -1), () => socket.destroy());
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
    await postPage().set(address).expect(303);
    expect(relay.mails).toHaveLength(1);
  });

  it('is mailed once when its page is loaded again, whatever the order of its fields, and again with another file', async () => {
    const { postPage, newAddress, relay } = await openSite();
    const address = newAddress();
    const reversed = Object.fromEntries(Object.entries(inOrder).toReversed());
    for (const fields of [inOrder, { elapsed: '9000', leaveEmpty: 'x', requestId: '', ...reversed }])
      await postPage(fields)
        .set(address)
        .expect(303)
        .expect('Location', /^\/contact\/sent\?/);
    expect(relay.mails).toHaveLength(1);
    for (const content of ['a', 'b', 'a'])
      await postPage().set(address).attach('files', Buffer.from(content), 'a.pdf').expect(303);
    expect(relay.mails).toHaveLength(3);
  });
});

describe('a form with a requestId', () => {
  it('is mailed once, during its delivery and afterwards, also when it comes from another address', async () => {
    const { post, relay, release } = await openHeldSite(openSite);
    const fields = { ...inOrder, requestId: randomUUID() };
    const answers = Promise.all([post(fields), post(fields)]);
    await expect.poll(relay.offered).toBe(1);
    release();
    const third = await post({ ...fields, requestId: fields.requestId.toUpperCase() });
    for (const { status, body } of [...(await answers), third])
      expect([status, body]).toEqual([200, { sent: true, reference: referenceIn(relay.mails[0]) }]);
    expect(relay.mails).toHaveLength(1);
    await post({ ...fields, requestId: randomUUID() }).expect(200);
    expect(relay.mails).toHaveLength(2);
  });
});
