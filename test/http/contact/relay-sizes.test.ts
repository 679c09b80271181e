import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { refusalNotices } from '../../../src/contact/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite, relayOfTest } from '../../support/contact/contact-site.ts';

describe('a relay that limits the size of mails', () => {
  const photo = Buffer.alloc(300_000, 'x');

  it('is told the size of the mail, with its files as they are sent', async () => {
    const sizes: number[][] = [];
    const onData: SMTPServerOptions['onData'] = (stream, { envelope }, done) => {
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
      stream.once('end', () => {
        const { args } = envelope.mailFrom || { args: {} };
        sizes.push([Number(Object(args).SIZE), bytes]);
        done();
      });
    };
    const relay = await relayOfTest({}, { onData });
    const { post } = await openContactSite({ SMTP_URL: relay.url });
    await post().expect(200);
    await post({ ...inOrder, urgency: 'planned', message: 'Grüße, 図面をご覧ください。\n'.repeat(90) })
      .attach('files', photo, 'Größe 5" π.jpg')
      .attach('files', Buffer.alloc(0), 'empty.pdf')
      .attach('files', Buffer.alloc(57 * 100, 1), `${'long '.repeat(30)}.dwg`)
      .expect(200);
    expect(sizes).toHaveLength(2);
    for (const [announced, sent] of sizes) expect(announced).toBe(sent);
  });

  const refuseLarger: SMTPServerOptions['onMailFrom'] = ({ args }, _session, done) => {
    const isTooLarge = Number(Object(args).SIZE) > 200_000;
    done(isTooLarge ? Object.assign(new Error('too large'), { responseCode: 552 }) : null);
  };

  it.each<[string, SMTPServerOptions]>([
    ['announced', { size: 200_000 }],
    ['in its reply to MAIL', { onMailFrom: refuseLarger }],
  ])('%s: gets no mail that is larger, and the visitor learns that the content is refused', async (_name, options) => {
    const relay = await relayOfTest({}, options);
    const { post, lines } = await openContactSite({ SMTP_URL: relay.url });
    const { body } = await post().attach('files', photo, 'a.jpg').expect(422);
    expect(body).toEqual({ notice: refusalNotices.contentRefused });
    expect(relay.offered()).toBe(0);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, command: 'MAIL FROM' }));
    await post().expect(200);
    expect(relay.mails).toHaveLength(1);
  });

  it('is followed by the next relay, which may take more', async () => {
    const [small, large] = [await relayOfTest({}, { size: 200_000 }), await relayOfTest()];
    const { post } = await openContactSite({ SMTP_URL: `${small.url},${large.url}` });
    await post().attach('files', photo, 'a.jpg').expect(200);
    expect([small.offered(), large.mails.length]).toEqual([0, 1]);
  });
});
