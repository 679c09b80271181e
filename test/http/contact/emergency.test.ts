import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite, relayOfTest } from '../../support/contact/contact-site.ts';
import { referenceIn, type RelayFault } from '../../support/contact/mail-relay.ts';

const requestsTo = 'desk@example.com';
const emergenciesTo = 'on-call@example.com';
const emergency = { ...inOrder, urgency: 'emergency' };
const photo = Buffer.alloc(100_000, 'x');

/** Opens the site with these relays. */
async function openSite(...faults: RelayFault[]) {
  const relays = await Promise.all(faults.map((fault) => relayOfTest(fault)));
  const env = { SMTP_URL: relays.map(({ url }) => url).join(), EMERGENCIES_TO: emergenciesTo };
  const site = await openContactSite(env);
  return {
    ...site,
    relays,
    /** The receivers of the mails that each relay has taken. The two mails of an emergency come in any order. */
    receivers: () => relays.map(({ receivers }) => receivers.map(String).toSorted()),
    mailTo: (receiver: string) =>
      relays.flatMap(({ mails, receivers }) => mails.filter((_mail, index) => String(receivers[index]) === receiver)),
  };
}

const both = [requestsTo, emergenciesTo];
const missed = expect.objectContaining({ level: 50, msg: 'no relay took an emergency for EMERGENCIES_TO' });

describe('an emergency', () => {
  it('is a mail with its files for the office, and one with their names only for the on-call service', async () => {
    const { post, receivers, mailTo, lines } = await openSite({});
    const { body } = await post(emergency)
      .attach('files', photo, 'image.jpg')
      .attach('files', photo, 'image.jpg')
      .expect(200);
    expect(receivers()).toEqual([both]);
    const [office] = mailTo(requestsTo);
    const [page] = mailTo(emergenciesTo);
    expect(office?.attachments.map(({ filename }) => filename)).toEqual(['image.jpg', 'image (2).jpg']);
    expect(page?.attachments).toEqual([]);
    expect(page?.text).toContain('Files: image.jpg (98 KB), image (2).jpg (98 KB)');
    expect(page?.text).toContain(office?.text?.slice(office.text.indexOf('Reference:')));
    expect([office, page].map(referenceIn)).toEqual([body.reference, body.reference]);
    expect(page?.subject).toBe(office?.subject);
    expect([office, page].map((mail) => mail?.messageId)).toEqual([
      `<${body.reference}@example.com>`,
      `<${body.reference}.emergency@example.com>`,
    ]);
    // A reply to all goes to the visitor, who must not learn the address of the on-call service.
    for (const mail of [office, page]) expect(mail?.to).toMatchObject({ text: requestsTo });
    expect([...(office?.headerLines ?? []), ...(page?.headerLines ?? [])].map(({ line }) => line).join()).not.toContain(
      emergenciesTo,
    );
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', reference: body.reference }));
  });

  it('that a relay refuses for EMERGENCIES_TO reaches it through the next one', async () => {
    const { post, receivers, lines } = await openSite({ refusesOnly: emergenciesTo }, {});
    await post(emergency).expect(200);
    expect(receivers()).toEqual([[requestsTo], [emergenciesTo]]);
    const to = 'EMERGENCIES_TO';
    const reason = expect.stringContaining('550 Not now');
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, to, response: 550, reason }));
    expect(lines).not.toContainEqual(missed);
  });

  it.each<[string, RelayFault, number]>([
    ['the relay defers the mail', { refusesOnly: requestsTo }, 502],
    ['the relay refuses the content', { refusesFilesAfterData: 554 }, 422],
  ])('that reaches only EMERGENCIES_TO is not sent, and not paged again (%s)', async (_name, fault, status) => {
    const { post, postPage, receivers, mailTo, lines, relays } = await openSite(fault);
    const fields = { ...emergency, requestId: randomUUID() };
    const send = () => post(fields).attach('files', photo, 'image.jpg');
    await send().expect(status);
    await send().expect(status);
    expect(receivers()).toEqual([[emergenciesTo]]);
    expect(lines).not.toContainEqual(expect.objectContaining({ outcome: 'sent' }));
    delete fault.refusesOnly;
    delete fault.refusesFilesAfterData;
    const { body } = await send().expect(200);
    await send().expect(200);
    expect(receivers()).toEqual([both]);
    expect(referenceIn(mailTo(emergenciesTo)[0])).toBe(body.reference);
    // Without scripts a form has no id, and the reference of its first try.
    fault.refusesOnly = requestsTo;
    const address = { 'X-Forwarded-For': '198.51.100.1' };
    await postPage(emergency).set(address).expect(502);
    delete fault.refusesOnly;
    await postPage(emergency).set(address).expect(303);
    expect(relays[0]?.receivers).toHaveLength(4);
    const [, page] = mailTo(emergenciesTo);
    expect(referenceIn(page)).toBe(referenceIn(mailTo(requestsTo)[1]));
  });

  it('waits for neither mail with the other, and is mailed and paged once when it comes twice at the same time', async () => {
    let release = () => {};
    const holds = new Promise<void>((resolve) => (release = resolve));
    const { post, receivers, relays } = await openSite({ holds });
    const fields = { ...emergency, requestId: randomUUID() };
    const repeated = { ...fields, requestId: fields.requestId.toUpperCase() };
    const answers = Promise.all([post(fields), post(repeated)]);
    await expect.poll(() => relays[0]?.offered()).toBe(2);
    release();
    const [first, second] = await answers;
    expect([first?.body, first?.status]).toEqual([second?.body, 200]);
    expect(receivers()).toEqual([both]);
  });
});

it('a mail asks for bounces and delays: for the whole mail, or for its headers if it has files', async () => {
  const envelopes: unknown[] = [];
  const relay = await relayOfTest(
    {},
    {
      hideDSN: false,
      onData(stream, { envelope }, done) {
        envelopes.push(envelope);
        stream.resume().on('end', () => done());
      },
    },
  );
  const settings = { REQUESTS_FROM: 'web@example.com', EMERGENCIES_TO: emergenciesTo };
  const { post } = await openContactSite({ SMTP_URL: relay.url, ...settings });
  await post({ ...inOrder, urgency: 'emergency' }).expect(200);
  await post({ ...inOrder, urgency: 'urgent' })
    .attach('files', Buffer.from('x'), 'a.jpg')
    .expect(200);
  const dsn = expect.objectContaining({ notify: ['FAILURE', 'DELAY'] });
  const to = (name: string) => expect.objectContaining({ address: `${name}@example.com`, dsn });
  const sender = { mailFrom: { address: 'web@example.com' } };
  expect(envelopes).toHaveLength(3);
  expect(envelopes.slice(0, 2)).toEqual(
    expect.arrayContaining(
      ['desk', 'on-call'].map((name) =>
        expect.objectContaining({ dsn: expect.objectContaining({ ret: 'FULL' }), rcptTo: [to(name)] }),
      ),
    ),
  );
  expect(envelopes[2]).toMatchObject({ ...sender, dsn: { ret: 'HDRS' }, rcptTo: [to('desk')] });
});
