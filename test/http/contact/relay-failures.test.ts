import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formNotices, refusalNotices } from '../../../src/contact-form/texts.ts';
import { openContactSite, openHeldSite } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { relayOfTest } from '../../support/contact/relay-of-test.ts';
import { freePort } from '../../support/server/open-server.ts';

const file = Buffer.alloc(300_000, 'x');

describe('a relay that does not accept the mail', () => {
  const faults: readonly [string, RelayFault, object][] = [
    ['rejects the recipient', { refuses: 550 }, { code: 'EENVELOPE', response: 550 }],
    ['defers after DATA', { refusesAfterData: 451 }, { code: 'EMESSAGE', response: 451 }],
    ['defers during DATA', { refusesInData: 421 }, { response: 421 }],
    ['drops the connection during DATA', { cutsInData: true }, { code: 'ECONNECTION' }],
  ];
  it.each(faults)(
    '%s: the answer is "not sent" with the fields, and no file stays open or on disk',
    async (...faulty) => {
      const [, fault, reason] = faulty;
      const { post, postPage, relay, lines, uploads } = await openContactSite({}, fault);
      const openFiles = () => readdirSync('/dev/fd').length;
      const before = openFiles();
      const { body } = await post().attach('files', file, 'a.jpg').expect(502);
      expect(body).toEqual({ notice: formNotices.notSent });
      const { text } = await postPage().attach('files', file, 'a.jpg').expect(502);
      expect(text).toContain(formNotices.notSent.text);
      expect(text).toContain('choose them again');
      expect(text).toContain('value="ann.berg@example.org"');
      expect([relay.mails, uploads()]).toEqual([[], []]);
      await expect.poll(openFiles).toBe(before);
      const warned = lines.filter(({ level }) => level === 40);
      expect(warned).toHaveLength(2);
      expect(warned[0]).toMatchObject({ ...reason, relay: `127.0.0.1:${relay.port}` });
      expect(lines).toContainEqual(expect.objectContaining({ outcome: 'failed', files: 1 }));
    },
  );

  it('asks for a login: it gets the mail with the right one', async () => {
    const relay = await relayOfTest({ password: 'right' });
    const { post } = await openContactSite({ SMTP_URL: `smtp://site:right@127.0.0.1:${relay.port}` });
    await post().expect(200);
    expect(relay.mails).toHaveLength(1);
  });

  it('is followed by the next relay, which gets the request once', async () => {
    const down = `smtp://127.0.0.1:${await freePort()}`;
    const [busy, up] = [await relayOfTest({ refusesAfterData: 451 }), await relayOfTest()];
    const { post, lines } = await openContactSite({ SMTP_URL: `${down},${busy.url}, ${up.url}` });
    await post().attach('files', file, 'a.jpg').expect(200);
    expect(busy.mails).toEqual([]);
    expect(up.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([file.length]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay: `127.0.0.1:${up.port}` }));
  });

  it('is slow: other visitors do not wait', async () => {
    const { post, relay, release } = await openHeldSite();
    const answered = post().then(({ status }) => status);
    await expect.poll(relay.offered).toBe(1);
    await post({ firstName: 'Ann' }).expect(422);
    expect(relay.mails).toHaveLength(0);
    release();
    expect(await answered).toBe(200);
  });
});

describe('a relay that refuses the content', () => {
  it('ends the try: no other relay gets it, and the answer says what to do and keeps the entries', async () => {
    const [strict, other] = [await relayOfTest({ refusesAfterData: 554 }), await relayOfTest()];
    const { post, postPage, lines, uploads } = await openContactSite({ SMTP_URL: `${strict.url},${other.url}` });
    const { body, headers } = await post().attach('files', file, 'a.jpg').expect(422);
    expect(body).toEqual({ notice: refusalNotices.contentRefused });
    expect(headers).not.toHaveProperty('retry-after');
    const { text } = await postPage().attach('files', file, 'a.jpg').expect(422);
    expect(text).toContain(refusalNotices.contentRefused.text);
    expect(text).toContain('value="ann.berg@example.org"');
    expect([strict.offered(), other.offered(), uploads()]).toEqual([2, 0, []]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'contentRefused', files: 1 }));
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, code: 'EMESSAGE', response: 554 }));
  });

  it('is offered ten requests of one address, as many as it may send', async () => {
    const { post, relay } = await openContactSite({}, { refusesAfterData: 554 });
    const address = { 'X-Forwarded-For': '198.51.100.1' };
    for (let turn = 0; turn < 10; turn += 1) await post().set(address).expect(422);
    await post().set(address).expect(429);
    expect(relay.offered()).toBe(10);
  });
});
