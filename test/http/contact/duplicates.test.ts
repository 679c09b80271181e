import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactPort, openContactSite, openHeldSite } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { urlencodedPost } from '../../support/contact/raw-post.ts';
import { relayOfTest } from '../../support/contact/relay-of-test.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';

const messageIds = ({ mails }: { mails: readonly { messageId?: string | undefined }[] }) =>
  mails.map(({ messageId }) => messageId);

describe('a form from a browser without scripts, which has no requestId', () => {
  const address = { 'X-Forwarded-For': '198.51.100.1' };
  const whole = urlencodedPost({ ...address, Accept: 'text/html' });

  it('is mailed once when it comes twice at the same time, and both get the confirmation', async () => {
    const { postPage, relay, lines, release } = await openHeldSite();
    const posts = [1, 2].map(() => postPage().set(address).attach('files', Buffer.from('x'), 'a.pdf'));
    const answers = Promise.all(posts);
    await expect.poll(relay.offered).toBe(1);
    release();
    for (const { status, headers } of await answers) expect([status, headers.location]).toEqual([303, '/contact/sent']);
    expect(relay.mails).toHaveLength(1);
    const outcomes = lines.map(({ outcome }) => outcome).filter(Boolean);
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toEqual(expect.arrayContaining(['sent', 'repeated']));
  });

  it('is mailed once when its connection is closed for a second post, as browsers do on a double click', async () => {
    const { port, relay, release } = await openHeldSite();
    const first = await openSocket(port);
    first.socket.write(whole);
    await expect.poll(relay.offered).toBe(1);
    first.socket.destroy();
    const second = await openSocket(port);
    onTestFinished(() => void second.socket.destroy());
    second.socket.write(whole);
    release();
    await expect.poll(() => statuses(second.received())).toEqual(['303']);
    expect(second.received()).toContain('Location: /contact/sent');
    expect([relay.mails.length, relay.offered()]).toEqual([1, 1]);
  });

  it('is mailed by the second post when the first one is closed within its body', async () => {
    const { port, postPage, relay, lines } = await openContactPort();
    const { socket } = await openSocket(port);
    socket.write(whole.slice(0, -1), () => socket.destroy());
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
    await postPage().set(address).expect(303);
    expect(relay.mails).toHaveLength(1);
  });

  it('is mailed once when its page is loaded again, whatever the order of its fields, and again with another entry', async () => {
    const { postPage, relay } = await openContactSite();
    const reversed = Object.fromEntries(Object.entries(inOrder).toReversed());
    const others = { elapsed: '9000', leaveEmpty: 'x', requestId: '' };
    for (const fields of [inOrder, inOrder, { ...others, ...reversed }])
      await postPage(fields).set(address).expect(303).expect('Location', '/contact/sent');
    expect(relay.mails).toHaveLength(1);
    await postPage({ ...inOrder, message: 'Separator 4.' })
      .set(address)
      .expect(303);
    for (const content of ['a', 'b', 'a'])
      await postPage().set(address).attach('files', Buffer.from(content), 'a.pdf').expect(303);
    await postPage().expect(303);
    expect(new Set(messageIds(relay)).size).toBe(5);
    expect(relay.mails).toHaveLength(5);
  });
});

describe('a form with a requestId', () => {
  it('is mailed once, during its delivery and afterwards, also when it comes from another address', async () => {
    const { post, relay, release } = await openHeldSite();
    const fields = { ...inOrder, requestId: randomUUID() };
    const answers = Promise.all([post(fields), post(fields)]);
    await expect.poll(relay.offered).toBe(1);
    release();
    const third = await post({ ...fields, requestId: fields.requestId.toUpperCase() });
    const [messageId] = messageIds(relay);
    for (const { status, body } of [...(await answers), third])
      expect([status, body.sent, `<${body.id}@example.com>`]).toEqual([200, true, messageId]);
    expect(relay.mails).toHaveLength(1);
    await post({ ...fields, requestId: randomUUID() }).expect(200);
    await post({ ...fields, requestId: 'not a UUID\r\nBcc: a@example.org' }).expect(200);
    expect(relay.mails).toHaveLength(3);
  });

  it('and other content than the form before is no repetition of that', async () => {
    const { post, relay } = await openContactSite();
    const fields = { ...inOrder, requestId: randomUUID() };
    const other = { ...fields, message: 'Separator 4.' };
    const answers: string[] = [];
    for (const posted of [post(fields), post(other), post(fields), post(other)]) {
      const { body } = await posted.expect(200);
      answers.push(`<${body.id}@example.com>`);
    }
    const [id, otherId] = messageIds(relay);
    expect(answers).toEqual([id, otherId, id, otherId]);
    expect(id).not.toBe(otherId);
    expect(relay.mails[1]?.text).toContain('Separator 4.');
  });

  it.each<RelayFault>([{ refusesAfterData: 451 }, { refusesAfterData: 552 }])(
    'that was not sent is sent when it comes again and the relay takes it (%o)',
    async (fault) => {
      const { post, relay } = await openContactSite({}, fault);
      const fields = { ...inOrder, requestId: randomUUID() };
      await post(fields).expect(fault.refusesAfterData === 451 ? 502 : 422);
      delete fault.refusesAfterData;
      await post(fields).expect(200);
      expect(relay.mails).toHaveLength(1);
    },
  );

  it('is mailed once in development, where each request has an app of its own', async () => {
    const relay = await relayOfTest();
    vi.stubEnv('SMTP_URL', relay.url);
    const { createDevelopmentApp } = await import('../../../src/build/development-app.ts');
    vi.unstubAllEnvs();
    const fields = { ...inOrder, requestId: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) {
      await request(createDevelopmentApp()).post('/contact').accept('json').type('form').send(fields).expect(200);
    }
    expect(relay.mails).toHaveLength(1);
  });
});

it.each([
  ['with a requestId', { ...inOrder, requestId: randomUUID() }],
  ['without one', inOrder],
])('a form (%s) has the same Message-ID when another replica sends it', async (_name, fields) => {
  const replicas = await Promise.all([openContactSite(), openContactSite()]);
  for (const { postPage } of replicas) await postPage(fields).set('X-Forwarded-For', '198.51.100.1').expect(303);
  const [ids, others] = replicas.map(({ relay }) => messageIds(relay));
  expect(ids).toEqual([expect.stringMatching(/^<[\da-f]{32}@example\.com>$/)]);
  expect(others).toEqual(ids);
});
