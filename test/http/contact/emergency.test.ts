import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite, relayOfTest } from '../../support/contact/contact-site.ts';
import { referenceIn, type RelayFault } from '../../support/contact/mail-relay.ts';

const requestsTo = 'desk@example.com';
const emergenciesTo = 'on-call@example.com';
const photo = Buffer.alloc(100_000, 'x');

/** Opens the site with these relays. */
async function openSite(...faults: RelayFault[]) {
  const relays = await Promise.all(faults.map((fault) => relayOfTest(fault)));
  const env = { SMTP_URL: relays.map(({ url }) => url).join(), EMERGENCIES_TO: emergenciesTo };
  return {
    ...(await openContactSite(env)),
    relays,
    /** The receivers of the mails that each relay has taken. The two mails of an emergency come in any order. */
    receivers: () => relays.map(({ receivers }) => receivers.map(String).toSorted()),
    mailTo: (receiver: string) =>
      relays.flatMap(({ mails, receivers }) => mails.filter((_mail, index) => String(receivers[index]) === receiver)),
  };
}

const both = [requestsTo, emergenciesTo];

describe('an emergency', () => {
  it('is a mail with its files for the office, and one with their names only for the crew', async () => {
    const { post, receivers, mailTo } = await openSite({});
    const { body } = await post().attach('files', photo, 'a.jpg').expect(200);
    expect(receivers()).toEqual([both]);
    const [office] = mailTo(requestsTo);
    const [crew] = mailTo(emergenciesTo);
    expect(office?.attachments.map(({ filename }) => filename)).toEqual(['a.jpg']);
    expect(crew?.attachments).toEqual([]);
    expect(crew?.text).toContain('Files: a.jpg (98 KB)');
    expect([office, crew].map(referenceIn)).toEqual([body.reference, body.reference]);
    expect(crew?.messageId).toBe(`<${body.reference}.emergency@example.com>`);
    // A reply to all goes to the visitor, who must not learn the address of the crew.
    const headers = [...(office?.headerLines ?? []), ...(crew?.headerLines ?? [])].map(({ line }) => line).join();
    expect(headers).not.toContain(emergenciesTo);
  });

  it('that a relay refuses for EMERGENCIES_TO reaches it through the next one', async () => {
    const { post, receivers, lines } = await openSite({ refusesOnly: emergenciesTo }, {});
    await post().expect(200);
    expect(receivers()).toEqual([[requestsTo], [emergenciesTo]]);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, to: 'EMERGENCIES_TO', response: 550 }));
  });

  it('that reaches only EMERGENCIES_TO is not sent, and the next try mails the office alone', async () => {
    const fault: RelayFault = { refusesOnly: requestsTo };
    const { post, receivers, mailTo } = await openSite(fault);
    const fields = { ...inOrder, requestId: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) await post(fields).expect(502);
    expect(receivers()).toEqual([[emergenciesTo]]);
    delete fault.refusesOnly;
    const { body } = await post(fields).expect(200);
    expect(receivers()).toEqual([both]);
    expect(referenceIn(mailTo(emergenciesTo)[0])).toBe(body.reference);
  });

  it('is sent to both at the same time, and once when the form comes twice', async () => {
    const { post, receivers, relays } = await openSite({});
    const release = relays[0]?.hold();
    const fields = { ...inOrder, requestId: randomUUID() };
    const answers = Promise.all([post(fields), post(fields)]);
    await expect.poll(() => relays[0]?.offered()).toBe(2);
    release?.();
    const [first, second] = await answers;
    expect([first?.body, first?.status]).toEqual([second?.body, 200]);
    expect(receivers()).toEqual([both]);
  });
});
