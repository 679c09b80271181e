import { rmSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultSite, type Site } from '../../src/content/company.ts';
import { formNotices } from '../../src/content/contact.ts';
import { createContact } from '../../src/server/contact/contact.ts';
import { inOrder } from '../support/contact-request.ts';
import { openContactSite } from '../support/contact-site.ts';
import { appWith, recordedLog } from '../support/test-app.ts';

const file = Buffer.from('x');

describe('an exception', () => {
  /** Serves a site that fails where it makes a mail or a page. */
  function openBrokenSite(site: Site = defaultSite) {
    const { log, lines } = recordedLog();
    const outcomes: string[] = [];
    const { handler } = createContact({
      delivery: {
        relays: [],
        from: 'site@example.com',
        get to(): string {
          throw new Error('the bolt sheared');
        },
      },
      site,
      security: { https: false, development: false },
      log,
      metrics: { count: (outcome) => void outcomes.push(outcome), time: () => {}, countMissedPager: () => {} },
    });
    const app = appWith({ contactHandler: handler, log });
    const post = (accept: string, fields: Record<string, string> = inOrder) => {
      const posted = request(app).post('/contact').set('Accept', accept);
      return Object.entries(fields).reduce((form, [name, value]) => form.field(name, value), posted);
    };
    return { post, lines, outcomes };
  }

  it('is an outcome: it is counted, logged and answered with the entries', async () => {
    const { post, lines, outcomes } = openBrokenSite();
    const { body } = await post('application/json').attach('files', file, 'a.jpg').expect(500);
    expect(body).toEqual({ notice: formNotices.notSent });
    const { text } = await post('text/html').attach('files', file, 'a.jpg').expect(500);
    expect(text).toContain(formNotices.notSent.text);
    expect(text).toContain('value="ann.berg@example.org"');
    expect(text).toContain('choose them again');
    expect(outcomes).toEqual(['error', 'error']);
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

  it('does not count towards the limit of its address', async () => {
    const { post, outcomes } = openBrokenSite();
    for (let turn = 0; turn < 12; turn += 1) await post('application/json').expect(500);
    expect(outcomes).toHaveLength(12);
  });
});

describe('the folder for uploads', () => {
  it('exists only while a request with files is under way', async () => {
    let release = () => {};
    const holds = new Promise<void>((resolve) => (release = resolve));
    const { post, relay, uploads } = await openContactSite({}, { holds });
    expect(uploads()).toEqual([]);
    const plain = post().then(({ status }) => status);
    await expect.poll(relay.offered).toBe(1);
    expect(uploads()).toEqual([]);
    const attached = post()
      .attach('files', file, 'a.jpg')
      .then(({ status }) => status);
    await expect.poll(relay.offered).toBe(2);
    expect(uploads()).toEqual([
      expect.stringMatching(/^contact-requests-[^/]+$/),
      expect.stringMatching(/^contact-requests-[^/]+\/[^/]+$/),
    ]);
    release();
    expect(await Promise.all([plain, attached])).toEqual([200, 200]);
    expect(uploads()).toEqual([]);
  });

  it('is made again after a cleaner has removed everything', async () => {
    const { post, postPage, relay, uploads, temporary } = await openContactSite();
    for (const name of uploads()) rmSync(join(temporary, name), { recursive: true, force: true });
    await post().expect(200);
    await post().attach('files', file, 'a.jpg').expect(200);
    await postPage().attach('files', file, 'a.jpg').expect(303);
    expect(relay.mails).toHaveLength(3);
    expect(uploads()).toEqual([]);
  });

  it('cannot be made: the answer is "busy" with the entries, and requests without files pass', async () => {
    const { post, postPage, relay, lines, temporary } = await openContactSite();
    rmSync(temporary, { recursive: true });
    const { body } = await post().attach('files', file, 'a.jpg').expect(503).expect('Retry-After', '5');
    expect(body.notice.title).toBe('Busy');
    const { text } = await postPage().attach('files', file, 'a.jpg').expect(503);
    expect(text).toContain('value="ann.berg@example.org"');
    await post().expect(200);
    expect(relay.mails).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, code: 'ENOENT', msg: 'no room for an upload' }));
  });
});
