import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formNotices } from '../../src/content/contact.ts';
import { openContactSite } from '../support/contact-site.ts';
import { openMailRelay, type RelayFault } from '../support/mail-relay.ts';
import { freePort } from '../support/open-server.ts';

const file = Buffer.alloc(300_000, 'x');

describe('a relay that does not take the mail', () => {
  const faults: readonly [string, RelayFault, object][] = [
    ['refuses the recipient', { refuses: 550 }, { code: 'EENVELOPE', response: 550 }],
    ['puts off after DATA', { refusesAfterData: 451 }, { code: 'EMESSAGE', response: 451 }],
    ['cuts the connection in DATA', { cutsInData: true }, { code: 'ECONNECTION' }],
  ];
  it.each(faults)(
    '%s: not sent, everything is told to be kept, and the disk is empty',
    async (_name, fault, reason) => {
      const { post, postPage, relay, lines, uploads } = await openContactSite({}, fault);
      const open = openFiles();
      const { body } = await post().attach('files', file, 'a.jpg').expect(502);
      expect(body).toEqual({ notice: formNotices.notSent });
      const { text } = await postPage().attach('files', file, 'a.jpg').expect(502);
      expect(text).toContain(formNotices.notSent.text);
      expect(text).toContain('choose them again');
      expect(text).toContain('value="ann.berg@example.org"');
      expect(relay.mails).toEqual([]);
      expect(uploads()).toEqual([]);
      expect(openFiles()).toBe(open);
      const warned = lines.filter(({ level }) => level === 40);
      expect(warned).toHaveLength(2);
      expect(warned[0]).toMatchObject({ ...reason, relay: `127.0.0.1:${relay.port}` });
      expect(lines).toContainEqual(expect.objectContaining({ outcome: 'failed', files: 1 }));
    },
  );

  it('refuses the login: the log has neither the password nor the relay’s words', async () => {
    const relay = await openMailRelay({ password: 'right' });
    const wrong = await openContactSite({ SMTP_URL: `smtp://site:wr0ng@127.0.0.1:${relay.port}` });
    await wrong.post().expect(502);
    expect(wrong.lines).toContainEqual(expect.objectContaining({ level: 40, code: 'EAUTH', response: 535 }));
    expect(JSON.stringify(wrong.lines)).not.toMatch(/wr0ng|Not now/);
    const right = await openContactSite({ SMTP_URL: `smtp://site:right@127.0.0.1:${relay.port}` });
    await right.post().expect(200);
    expect(relay.mails).toHaveLength(1);
    await relay.close();
  });

  it('is not on the loopback and offers no TLS: nothing is entrusted to it', async () => {
    const relay = await openMailRelay();
    // All addresses of this machine: no loopback by its name.
    const { post, lines } = await openContactSite({ SMTP_URL: `smtp://0.0.0.0:${relay.port}` });
    await post().expect(502);
    expect(relay.mails).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ code: 'ETLS' }));
    await relay.close();
  });

  it('is followed by the next one, and the request is sent once', async () => {
    const down = `smtp://127.0.0.1:${await freePort()}`;
    const busy = await openMailRelay({ refusesAfterData: 451 });
    const up = await openMailRelay();
    const { post, lines } = await openContactSite({ SMTP_URL: `${down},${busy.url}, ${up.url}` });
    await post().attach('files', file, 'a.jpg').expect(200);
    expect(busy.mails).toEqual([]);
    expect(up.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([file.length]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay: `127.0.0.1:${up.port}` }));
    await Promise.all([busy.close(), up.close()]);
  });
});

it('a slow relay does not keep other visitors waiting', async () => {
  const { post, relay } = await openContactSite({}, { thinks: 3_000 });
  const slow = post().attach('files', file, 'a.jpg').expect(200);
  const answered = slow.then((answer) => answer.status);
  await expect.poll(() => relay.connections()).toBe(1);
  await post({ firstName: 'Ann' }).expect(422);
  expect(relay.mails).toHaveLength(0);
  expect(await answered).toBe(200);
  expect(relay.mails).toHaveLength(1);
});

it('a request that failed may be sent again under its requestId', async () => {
  const fault: RelayFault = { refusesAfterData: 451 };
  const { post, relay } = await openContactSite({}, fault);
  const fields = { requestId: '3f1b3c1e-6f0e-4a53-9d9c-0f2f3b1f7a10' };
  await post().field(fields).expect(502);
  delete fault.refusesAfterData;
  await post().field(fields).expect(200);
  expect(relay.mails).toHaveLength(1);
});

/** How many uploads this process holds open. */
function openFiles(): number {
  return readdirSync('/dev/fd').length;
}
