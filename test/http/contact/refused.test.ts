import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/contact/fields.ts';
import { createContact } from '../../../src/contact/server/route.ts';
import { formNotices, refusalNotices } from '../../../src/contact/texts.ts';
import { defaultSite } from '../../../src/content/company/company.ts';
import { createFormPages } from '../../../src/server/pages/pages.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { appWith } from '../../support/server/source-app.ts';

const openSite = contactSiteOfFile({ SITE_PHONE: '+1 507 555 0100' });
const small = Buffer.from('x');

/** Tells whether the page has these entries in its form. */
const hasEntries = (page: string, { message, ...others }: typeof inOrder) =>
  page.includes(`>${message}</textarea>`) &&
  (['firstName', 'email', 'company'] as const).every((name) => page.includes(`value="${others[name]}"`)) &&
  (['industry', 'serviceType', 'urgency'] as const).every((name) =>
    page.includes(`<option value="${others[name]}" selected="">`),
  ) &&
  /<input type="checkbox"[^>]*checked=""/.test(page);

describe('an invalid request', () => {
  it('gets the messages of the browser in JSON and in the page, and sends no mail', async () => {
    const { post, postPage, relay, uploads } = await openSite();
    const fields = { ...inOrder, firstName: ' ', email: 'a@example.org\nBcc: b@example.org' };
    const { body } = await post(fields).attach('files', small, 'a.pdf').expect(422);
    const { firstName, email } = contactFields;
    const problems = { firstName: firstName.required ?? '', email: email.mistyped ?? '' };
    expect(body).toEqual({ problems, notice: formNotices.missing });
    const { text } = await postPage(fields).expect(422).expect('Cache-Control', 'no-store, no-transform');
    expect(text).toContain('<title>Error: ');
    for (const [name, problem] of Object.entries(problems)) {
      // In the notice and beside the field.
      expect(text.split(problem)).toHaveLength(3);
      expect(text.replaceAll(/ class="\w+"/g, '')).toContain(`<a href="#${name}">${problem}</a>`);
    }
    expect(text).toContain(formNotices.missing.title);
    expect([relay.mails, uploads()]).toEqual([[], []]);
  });

  it('comes back with everything that was entered, without scripts, and its files must be chosen again', async () => {
    const { postPage } = await openSite();
    const fields = { ...inOrder, lastName: '"><script>alert(1)</script>', phone: '' };
    const { text } = await postPage(fields).attach('files', small, 'a.pdf').expect(422);
    expect(hasEntries(text, inOrder)).toBe(true);
    expect(text).toMatch(/aria-invalid="true"[^>]* name="phone"|name="phone"[^>]* aria-invalid="true"/);
    expect(text).toContain('choose them again');
    expect(text).toContain('tel:');
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it('comes with the form first in an emergency, and takes the first of two values', async () => {
    const { postPage } = await openSite();
    const isFirst = (text: string) => text.indexOf('id="request-form"') < text.indexOf('mailto:');
    const { text: emergency } = await postPage({ ...inOrder, phone: '' });
    expect(isFirst(emergency)).toBe(true);
    expect(emergency).toMatch(/<h1[^>]*>Emergency request<\/h1>.+911/);
    const { text: soon } = await postPage({ ...inOrder, urgency: 'soon', phone: '' }).field('company', 'Second');
    expect(isFirst(soon)).toBe(false);
    expect(soon).toContain(`value="${inOrder.company}"`);
  });
});

it('a text of 300,000 characters comes back whole, with how much it must be shortened', async () => {
  const { post, postPage, relay } = await openSite();
  const fields = { ...inOrder, message: 'x'.repeat(300_000) };
  const { text } = await postPage(fields).attach('files', small, 'a.pdf').expect(422);
  expect(text).toContain('Shorten “Message” to 10,000 characters.');
  expect(hasEntries(text, fields)).toBe(true);
  expect((await post(fields).expect(422)).body.notice).toEqual(refusalNotices.invalid);
  expect(relay.mails).toEqual([]);
});

it('a request from a page of another site gets 403, and the page keeps the entries', async () => {
  const { post, postPage, relay } = await openSite();
  const headers = { Origin: 'https://evil.example' };
  const { body } = await post().set(headers).expect(403);
  expect(body).toEqual({ notice: refusalNotices.foreign });
  const { text } = await postPage()
    .set(headers)
    .attach('files', small, 'a.pdf')
    .expect(403)
    .expect('Cache-Control', 'no-store, no-transform');
  expect(hasEntries(text, inOrder)).toBe(true);
  expect(text).toContain('choose them again');
  expect(relay.mails).toEqual([]);
});

it('an error of our own code gets 500, is logged, and does not count towards the limit of an address', async () => {
  const { log, lines } = recordedLog();
  const contact = createContact({
    delivery: {
      relays: [],
      from: 'site@example.com',
      get to(): string {
        throw new Error('the bolt sheared');
      },
    },
    site: defaultSite,
    pages: createFormPages(defaultSite),
    log,
  });
  const app = appWith({ contact, log });
  for (let turn = 0; turn < 11; turn += 1) await request(app).post('/contact').field(inOrder).expect(500);
  const outcomes = () => lines.flatMap(({ outcome }) => outcome ?? []);
  await expect.poll(outcomes).toEqual(Array(11).fill('error'));
  const err = expect.objectContaining({ message: 'the bolt sheared', stack: expect.any(String) });
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, err }));
});
