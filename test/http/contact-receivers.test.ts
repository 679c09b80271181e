import { describe, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openContactSite } from '../support/contact-site.ts';
import { openMailRelay, type RelayFault } from '../support/mail-relay.ts';

const desk = 'desk@example.com';
const pager = 'pager@example.com';
const emergency = { ...inOrder, urgency: 'emergency' };

/** Opens the site with these relays. */
async function openSite(...faults: RelayFault[]) {
  const relays = await Promise.all(faults.map((fault) => openMailRelay(fault)));
  for (const { close } of relays) onTestFinished(close);
  // Domains lose their case on the way to the relay.
  const env = { SMTP_URL: relays.map(({ url }) => url).join(), EMERGENCIES_TO: 'pager@Example.com' };
  const receivers = () => relays.map((relay) => relay.receivers);
  return { ...(await openContactSite(env)), relays, receivers };
}

/** The line of the log that says that the pager has nothing. */
const missed = expect.objectContaining({ level: 50, msg: 'no relay took an emergency for EMERGENCIES_TO' });

describe('an emergency', () => {
  it.each([
    [desk, pager],
    [pager, desk],
  ])('that a relay refuses for %s goes to it through the next relay, and goes to %s once', async (...receiver) => {
    const [refused, other] = receiver;
    const { post, receivers, lines, relays } = await openSite({ refusesOnly: refused }, {});
    const { body } = await post(emergency).expect(200);
    expect(receivers()).toEqual([[[other]], [[refused]]]);
    const messageIds = relays.flatMap(({ mails }) => mails.map(({ messageId }) => messageId));
    expect(messageIds).toEqual(Array(2).fill(`<${body.id}@example.com>`));
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, rejected: [refused] }));
    expect(lines).not.toContainEqual(missed);
    const deskRelay = relays[refused === desk ? 1 : 0];
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay: `127.0.0.1:${deskRelay?.port}` }));
  });

  it('that reaches only the pager is not sent', async () => {
    const { post, receivers, lines } = await openSite({ refusesOnly: desk }, { refuses: 550 });
    await post(emergency).expect(502);
    expect(receivers()).toEqual([[[pager]], []]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'failed' }));
  });

  it.each<[string, RelayFault]>([
    ['refuses the pager', { refusesOnly: pager }],
    ['defers the mail', { refusesAfterData: 451 }],
    ['refuses the content', { refusesAfterData: 554 }],
  ])('that no relay takes for the pager is sent, with an error in the log (the last relay %s)', async (_name, last) => {
    const { post, receivers, lines } = await openSite({ refusesOnly: pager }, last);
    await post(emergency).expect(200);
    expect(receivers()).toEqual([[[desk]], []]);
    expect(lines).toContainEqual(missed);
  });
});

it('the mail asks for bounces and delays, without the files, and emergencies also go to EMERGENCIES_TO', async () => {
  const envelopes: unknown[] = [];
  const relay = await openMailRelay(
    {},
    {
      hideDSN: false,
      onData(stream, { envelope }, done) {
        envelopes.push(envelope);
        stream.resume().on('end', () => done());
      },
    },
  );
  onTestFinished(relay.close);
  const settings = { REQUESTS_FROM: 'web@example.com', EMERGENCIES_TO: 'pager@example.com' };
  const { post } = await openContactSite({ SMTP_URL: relay.url, ...settings });
  await post({ ...inOrder, urgency: 'emergency' }).expect(200);
  await post({ ...inOrder, urgency: 'urgent' }).expect(200);
  const to = (name: string) => ({ address: `${name}@example.com`, dsn: { notify: ['FAILURE', 'DELAY'] } });
  const sender = { mailFrom: { address: 'web@example.com' }, dsn: { ret: 'HDRS' } };
  expect(envelopes).toMatchObject([
    { ...sender, rcptTo: [to('desk'), to('pager')] },
    { ...sender, rcptTo: [to('desk')] },
  ]);
});
