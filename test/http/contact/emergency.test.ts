import { describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite, relayOfTest } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';

const requestsTo = 'desk@example.com';
const emergenciesTo = 'on-call@example.com';
const emergency = { ...inOrder, urgency: 'emergency' };

/** Opens the site with these relays. */
async function openSite(...faults: RelayFault[]) {
  const relays = await Promise.all(faults.map((fault) => relayOfTest(fault)));
  // Domains lose their case on the way to the relay.
  const env = {
    SMTP_URL: relays.map(({ url }) => url).join(),
    REQUESTS_TO: 'desk@Example.com',
    EMERGENCIES_TO: 'on-call@Example.com',
  };
  const receivers = () => relays.map((relay) => relay.receivers);
  return { ...(await openContactSite(env)), relays, receivers };
}

const line = (level: number, msg: string, reason: string) => expect.objectContaining({ level, msg, reason });

describe('an emergency', () => {
  it('goes to REQUESTS_TO and EMERGENCIES_TO, through the first relay that takes it', async () => {
    const { post, receivers, lines, relays } = await openSite({ refusesAfterData: 451 }, {}, {});
    await post(emergency).expect(200);
    expect(receivers()).toEqual([[], [[requestsTo, emergenciesTo]], []]);
    expect(relays[2]?.connections()).toBe(0);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay: `127.0.0.1:${relays[1]?.port}` }));
  });

  it('that a relay refuses for EMERGENCIES_TO is sent, once and with an error in the log', async () => {
    const { post, receivers, lines } = await openSite({ refusesOnly: emergenciesTo }, {});
    await post(emergency).expect(200);
    expect(receivers()).toEqual([[[requestsTo]], []]);
    expect(lines).toContainEqual(line(50, 'relay refused EMERGENCIES_TO', expect.stringContaining('550 Not now')));
  });

  it('that a relay refuses for REQUESTS_TO goes as a whole to the next relay', async () => {
    const { post, receivers, lines, relays } = await openSite({ refusesOnly: requestsTo }, {});
    const { body } = await post(emergency).expect(200);
    expect(receivers()).toEqual([[[emergenciesTo]], [[requestsTo, emergenciesTo]]]);
    const messageIds = relays.flatMap(({ mails }) => mails.map(({ messageId }) => messageId));
    expect(messageIds).toEqual(Array(2).fill(`<${body.id}@example.com>`));
    expect(lines).toContainEqual(line(40, 'relay refused REQUESTS_TO', expect.stringContaining('550 Not now')));
    expect(lines).not.toContainEqual(expect.objectContaining({ level: 50 }));
  });

  it.each<[string, RelayFault, number]>([
    ['defers the mail', { refusesAfterData: 451 }, 502],
    ['refuses the content', { refusesAfterData: 554 }, 422],
  ])('that reaches only EMERGENCIES_TO is not sent (the last relay %s)', async (_name, last, status) => {
    const { post, receivers, lines } = await openSite({ refusesOnly: requestsTo }, last);
    await post(emergency).expect(status);
    expect(receivers()).toEqual([[[emergenciesTo]], []]);
    expect(lines).not.toContainEqual(expect.objectContaining({ outcome: 'sent' }));
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
  const to = (name: string) => ({ address: `${name}@example.com`, dsn: { notify: ['FAILURE', 'DELAY'] } });
  const sender = { mailFrom: { address: 'web@example.com' } };
  expect(envelopes).toMatchObject([
    { ...sender, dsn: { ret: 'FULL' }, rcptTo: [to('desk'), to('on-call')] },
    { ...sender, dsn: { ret: 'HDRS' }, rcptTo: [to('desk')] },
  ]);
});
