import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { formNotices } from '../../../src/contact-form/texts.ts';
import { defaultSite, type Site } from '../../../src/content/company/company.ts';
import { createContact } from '../../../src/server/contact/contact.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

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
      metrics: { count: (outcome) => void outcomes.push(outcome), time: () => {}, countRefusedEmergency: () => {} },
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
