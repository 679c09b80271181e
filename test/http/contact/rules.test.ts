import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/contact-form/fields.ts';
import { fileProblems, filesNotAdded } from '../../../src/contact-form/files.ts';
import { formNotices } from '../../../src/contact-form/texts.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';

const { terms: _terms, ...notAgreed } = inOrder;

describe('an invalid request', () => {
  const cases: readonly [string, Record<string, string>, object][] = [
    [
      'empty required fields',
      { ...inOrder, firstName: ' ', message: '\r\n' },
      {
        problems: { firstName: contactFields.firstName.missing, message: contactFields.message.missing },
        notice: formNotices.missing,
      },
    ],
    [
      'no agreement to the terms',
      notAgreed,
      { problems: { terms: contactFields.terms.missing }, notice: formNotices.agreement },
    ],
    [
      'a mistyped e-mail address',
      { ...inOrder, email: 'ann@' },
      { problems: { email: contactFields.email.mistyped }, notice: { title: 'Check Your Entries' } },
    ],
    [
      'a line break in a field',
      { ...inOrder, email: 'a@example.org\nBcc: b@example.org' },
      { problems: { email: contactFields.email.mistyped } },
    ],
    [
      'too many characters',
      { ...inOrder, company: 'x'.repeat(201), message: 'x'.repeat(10_001) },
      {
        problems: {
          company: 'Shorten “Company” to 200 characters. It is 1 too long.',
          message: 'Shorten “Message” to 10,000 characters. It is 1 too long.',
        },
        notice: { title: 'Check Your Entries' },
      },
    ],
  ];
  it.each(cases)('%s: gets the messages of the browser, and sends no mail', async (_name, fields, answer) => {
    const { post, postPage, relay, uploads } = await openContactSite();
    const { body } = await post(fields).attach('files', Buffer.from('x'), 'a.pdf').expect(422);
    expect(body).toMatchObject(answer);
    const { text } = await postPage(fields).expect(422).expect('Cache-Control', 'no-store, no-transform');
    expect(text).toContain('<title>Error: ');
    for (const [name, problem] of Object.entries<string>(body.problems)) {
      expect(text.split(problem)).toHaveLength(3);
      expect(text.replaceAll(/ class="\w+"/g, '')).toContain(`<a href="#${name}">${problem}</a>`);
    }
    expect(text).toContain(body.notice.title);
    expect([relay.mails, uploads()]).toEqual([[], []]);
  });

  it('fields may have 200 characters and the message 10,000, with each line break counted as one', async () => {
    const { post, relay } = await openContactSite();
    const message = `${'x'.repeat(99)}\r\n`.repeat(99) + 'x'.repeat(100);
    await post({ ...inOrder, company: 'é'.repeat(200), message }).expect(200);
    expect(relay.mails).toHaveLength(1);
  });

  it('invisible characters around and in the entries are not mailed, and files that end in one are taken', async () => {
    const { post, relay } = await openContactSite();
    const pasted = {
      ...inOrder,
      email: '\ufeffann.berg@exam\u00adple.org\u00a0',
      company: '\u00a0Cannon Valley Dairy\u200b',
    };
    await post({ ...inOrder, lastName: '\u200b\u00a0' }).expect(422);
    await post(pasted).attach('files', Buffer.from('x'), 'plan.pdf\u200e').expect(200);
    const [mail] = relay.mails;
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ann Berg', address: 'ann.berg@example.org' }]);
    expect(mail?.subject).toMatch(/, Cannon Valley Dairy$/);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['plan.pdf']);
  });

  it.each([
    ['six files', 6, 'a.pdf', 1, fileProblems.tooMany],
    ['a file over 10 MB', 1, 'b.pdf', 10 * 1024 * 1024 + 1, fileProblems.tooLarge],
    ['a file of another kind', 2, 'a.pdf.html', 1, fileProblems.wrongType],
  ])('%s: gets 422 with the file’s name', async (_name, count, name, size, problem) => {
    const { post, postPage, relay, uploads } = await openContactSite();
    const attachTo = (posted: ReturnType<typeof post>) =>
      Array.from({ length: count }).reduce<typeof posted>(
        (form) => form.attach('files', Buffer.alloc(size), name),
        posted,
      );
    const { body } = await attachTo(post()).expect(422);
    expect(body).toMatchObject({
      notice: filesNotAdded([problem]),
      problems: { files: expect.stringContaining(problem) },
    });
    expect(body.problems.files).toContain(name);
    const { text } = await attachTo(postPage()).expect(422);
    expect(text).toContain('id="files-problem"');
    expect([relay.mails, uploads()]).toEqual([[], []]);
  });
});

describe('the form page with the problems', () => {
  it('keeps everything that was entered, asks for the files again, and runs no script', async () => {
    const { postPage } = await openContactSite({ SITE_PHONE: '+1 507 555 0100' });
    const fields = { ...inOrder, lastName: '"><script>alert(1)</script>', phone: '' };
    const { text } = await postPage(fields).attach('files', Buffer.from('x'), 'a.pdf').expect(422);
    for (const field of ['firstName', 'email', 'company'] as const) expect(text).toContain(`value="${inOrder[field]}"`);
    for (const field of ['industry', 'serviceType', 'urgency'] as const) {
      expect(text).toContain(`<option value="${inOrder[field]}" selected="">`);
    }
    expect(text).toContain(`>${inOrder.message}</textarea>`);
    expect(text).toMatch(/<input type="checkbox"[^>]*checked=""/);
    expect(text).toMatch(/aria-invalid="true"[^>]* name="phone"|name="phone"[^>]* aria-invalid="true"/);
    expect(text).toContain('choose them again');
    expect(text).toContain('tel:');
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|meta name="scripts"/);
  });

  it('shows the form of an emergency first', async () => {
    const { postPage } = await openContactSite();
    const isFirst = (text: string) => text.indexOf('id="request-form"') < text.indexOf('mailto:');
    const { text: emergency } = await postPage({ ...inOrder, phone: '' });
    expect(isFirst(emergency)).toBe(true);
    expect(emergency).toMatch(/<h1[^>]*>Emergency request<\/h1>.+911/);
    expect(isFirst((await postPage({ ...inOrder, urgency: 'soon', phone: '' })).text)).toBe(false);
  });

  it('ignores unknown options, and takes the first of two values', async () => {
    const { postPage } = await openContactSite();
    const posted = postPage({ ...inOrder, urgency: '"><i>', company: 'First', phone: '' }).field('company', 'Second');
    const { text } = await posted.expect(422);
    expect(text).not.toContain('<i>');
    expect(text).toContain('value="First"');
  });
});
