import { readdirSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createContact } from '../../../src/contact/server/route.ts';
import { formNotices, refusalNotices } from '../../../src/contact/texts.ts';
import { defaultSite, type Site } from '../../../src/content/company/company.ts';
import { createFormPages } from '../../../src/server/pages/form-pages.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openContactSite, openHeldSite, relayOfTest } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { freePort } from '../../support/server/open-server.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { appWith } from '../../support/server/source-app.ts';

const openSite = contactSiteOfFile();
const file = Buffer.alloc(300_000, 'x');

describe('a relay that does not take the mail', () => {
  it.each<[string, RelayFault, object]>([
    ['rejects the recipient', { refuses: 550 }, { code: 'EENVELOPE', response: 550 }],
    ['defers after DATA', { refusesAfterData: 451 }, { code: 'EMESSAGE', response: 451 }],
    ['defers during DATA', { refusesInData: 421 }, { response: 421 }],
    ['drops the connection during DATA', { cutsInData: true }, { code: 'ECONNECTION' }],
  ])('%s: the answer is "not sent" with the fields, and no file stays', async (_name, fault, reason) => {
    const { post, postPage, relay, lines, uploads } = await openSite(fault);
    const openFiles = () => readdirSync('/dev/fd').length;
    const before = openFiles();
    const { body } = await post().attach('files', file, 'a.jpg').expect(502);
    expect(body).toEqual({ notice: formNotices.notSent });
    const { text } = await postPage().attach('files', file, 'a.jpg').expect(502);
    for (const words of [formNotices.notSent.text, 'choose them again', 'value="ann.berg@example.org"'])
      expect(text).toContain(words);
    expect([relay.mails, uploads()]).toEqual([[], []]);
    // Connections of the test before may have ended meanwhile.
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
    const warned = lines.filter(({ level }) => level === 40);
    expect(warned).toHaveLength(2);
    expect(warned[0]).toMatchObject({ ...reason, relay: `127.0.0.1:${relay.port}` });
    // After DATA a relay may repeat what the visitor wrote.
    expect(JSON.stringify(warned).includes('Not now')).toBe(fault.refuses !== undefined);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'failed', files: 1 }));
  });

  it('is followed by the next relay, which gets the request once, after a login if it asks for one', async () => {
    const down = `smtp://127.0.0.1:${await freePort()}`;
    const [busy, up] = [await relayOfTest({ refusesAfterData: 451 }), await relayOfTest({ password: 'right' })];
    const { post, lines } = await openContactSite({
      SMTP_URL: `${down},${busy.url}, smtp://site:right@127.0.0.1:${up.port}`,
    });
    await post().attach('files', file, 'a.jpg').expect(200);
    expect(busy.mails).toEqual([]);
    expect(up.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([file.length]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay: `127.0.0.1:${up.port}` }));
  });

  it('is not followed by another one if it refuses the content, and the answer says what to do and keeps the entries', async () => {
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
});

it('a relay that refuses the site’s own account is followed by the next one, for both mails of an emergency', async () => {
  const refusal = { refusesAfterData: 550, says: '5.4.5 Daily user sending limit exceeded' };
  const [full, next] = [await relayOfTest(refusal), await relayOfTest()];
  const site = await openContactSite({ SMTP_URL: `${full.url},${next.url}`, EMERGENCIES_TO: 'on-call@example.com' });
  await site.post({ ...inOrder, urgency: 'emergency' }).expect(200);
  expect(next.receivers.map(String).toSorted()).toEqual(['desk@example.com', 'on-call@example.com']);
  const refused = site.lines.filter(({ level }) => level === 40);
  expect(refused).toEqual(Array(2).fill(expect.objectContaining({ response: 550, enhanced: '5.4.5' })));
});

it('other visitors do not wait for a slow relay', async () => {
  const { post, relay, release } = await openHeldSite(openSite);
  const answered = post().then(({ status }) => status);
  await expect.poll(relay.offered).toBe(1);
  await post({ firstName: 'Ann' }).expect(422);
  release();
  expect(await answered).toBe(200);
});

describe('an exception', () => {
  /** Serves a site that fails where it makes a mail or a page. */
  function openBrokenSite(site: Site = defaultSite) {
    const { log, lines } = recordedLog();
    const outcomes: string[] = [];
    const contact = createContact({
      delivery: {
        relays: [],
        from: 'site@example.com',
        get to(): string {
          throw new Error('the bolt sheared');
        },
      },
      site,
      pages: createFormPages(site),
      log,
      metrics: {
        count: (outcome) => void outcomes.push(outcome),
        time: () => {},
        countRefusedEmergency: () => {},
        countHeldEmergency: () => {},
      },
    });
    const app = appWith({ contact, log });
    const post = (accept: string, fields: Record<string, string> = inOrder) =>
      Object.entries(fields).reduce(
        (form, [name, value]) => form.field(name, value),
        request(app).post('/contact').set('Accept', accept),
      );
    return { post, lines, outcomes };
  }

  it('is an outcome: it is counted, logged and answered with the entries, and does not count towards the limit', async () => {
    const { post, lines, outcomes } = openBrokenSite();
    for (let turn = 0; turn < 11; turn += 1) await post('application/json').expect(500);
    const { body } = await post('application/json').attach('files', file, 'a.jpg').expect(500);
    expect(body).toEqual({ notice: formNotices.notSent });
    const { text } = await post('text/html').attach('files', file, 'a.jpg').expect(500);
    for (const words of [formNotices.notSent.text, 'choose them again', 'value="ann.berg@example.org"'])
      expect(text).toContain(words);
    expect(outcomes).toEqual(Array(13).fill('error'));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'contact request', outcome: 'error', files: 1 }));
    const err = expect.objectContaining({ message: 'the bolt sheared', stack: expect.any(String) });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, err }));
  });

  it('in the page of an answer is an outcome as well', async () => {
    const { post, lines, outcomes } = openBrokenSite({
      ...defaultSite,
      get email(): string {
        throw new Error('the belt tore');
      },
    });
    const { text } = await post('text/html', { ...inOrder, phone: '' }).expect(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(outcomes).toEqual(['error']);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'contact request', outcome: 'error' }));
    const err = expect.objectContaining({ message: 'the belt tore' });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed', err }));
  });
});
