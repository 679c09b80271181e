import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { sendMail } from '../../support/contact/send-mail.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

describe('a relay that limits the size of mails', () => {
  const save = temporaryFiles();
  const file = (name: string, size: number) => ({ name, path: save(`${size}`, size), size, digest: '' });
  const photo = file('Größe 5" π.jpg', 300_000);

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
    const { url } = await relayOfTest({}, { onData });
    await sendMail(url).outcome;
    const values = { urgency: 'planned', message: 'Grüße, 図面をご覧ください。\n'.repeat(90) };
    const files = [
      photo,
      file('empty.pdf', 0),
      file(`${'long '.repeat(30)}.dwg`, 57 * 100),
      file('WhatsApp Image 2026-11-27 at 10.15.32.jpeg', 1),
    ];
    await sendMail(url, { values, files }).outcome;
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
  ])('%s: gets no mail that is larger, and the next relay may take more', async (_name, options) => {
    const [small, large] = [await relayOfTest({}, options), await relayOfTest()];
    const { lines, outcome } = sendMail(small.url, { files: [photo] });
    expect(await outcome).toMatchObject({ name: 'contentRefused' });
    expect(lines).toEqual([expect.objectContaining({ level: 40, command: 'MAIL FROM' })]);
    await sendMail(`${small.url},${large.url}`, { files: [photo] }).outcome;
    expect([small.offered(), large.mails.length]).toEqual([0, 1]);
    await sendMail(small.url).outcome;
    expect(small.mails).toHaveLength(1);
  });
});
