import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/contact/fields.ts';
import { deliveryTexts, formNotices, refusalNotices } from '../../../src/contact/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile } from '../../support/contact/contact-site.ts';

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

describe('a long text', () => {
  it('of 300,000 characters comes back without its end, which the page says, and with all other entries', async () => {
    const { post, postPage, relay, lines } = await openSite();
    const fields = { ...inOrder, message: 'x'.repeat(300_000) };
    const { text } = await postPage(fields).attach('files', small, 'a.pdf').expect(413);
    expect(text).toContain(refusalNotices.tooLarge.text);
    expect(text).toContain(deliveryTexts.textCut);
    expect(text).toContain('Shorten “Message” to 10,000 characters.');
    expect(hasEntries(text, { ...inOrder, message: 'x'.repeat(100 * 1024) })).toBe(true);
    const { body } = await post(fields).expect(413);
    expect(body.notice).toEqual(refusalNotices.tooLarge);
    expect(relay.mails).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ outcome: 'tooLarge', files: 1 }));
  });

  it('comes back with a second one as far as both fit', async () => {
    const { postPage } = await openSite();
    const fields = { ...inOrder, company: 'c'.repeat(90_000), message: 'x'.repeat(90_000) };
    const { text } = await postPage(fields).expect(413);
    expect(text).toContain(deliveryTexts.textCut);
    expect(text).toContain(`value="${fields.company}"`);
    expect(text).toMatch(/>x{40000,}<\/textarea>/);
  });
});

it('a request from a page of another site gets 403, and the page keeps the entries', async () => {
  const { post, postPage, relay } = await openSite();
  const headers = { Origin: 'https://evil.example' };
  const { body } = await post().set(headers).expect(403);
  expect(body).toEqual({ notice: refusalNotices.foreign });
  const { text } = await postPage({ ...inOrder, message: 'x'.repeat(300_000) })
    .set(headers)
    .attach('files', small, 'a.pdf')
    .expect(403);
  expect(hasEntries(text, { ...inOrder, message: 'x'.repeat(100 * 1024) })).toBe(true);
  expect(text).toContain(deliveryTexts.textCut);
  expect(text).toContain('choose them again');
  expect(relay.mails).toEqual([]);
});
