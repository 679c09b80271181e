import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import type { SpamSign } from '../../../src/contact/server/check-form.ts';
import { withSafeNames } from '../../../src/contact/server/file-names.ts';
import { contactMail } from '../../../src/contact/server/mail.ts';

const id = '3f1b3c1e-6f0e-4a53-9d9c-0f2f3b1f7a10';
const written = {
  ...emptyValues,
  firstName: 'Ann',
  lastName: 'Berg',
  email: 'ann@example.org',
  phone: '555',
  message: 'Help.',
};
const mailOf = (values: Partial<ContactValues>, signs: readonly SpamSign[] = []) =>
  contactMail(
    id,
    { values: { ...written, ...values }, files: [], signs },
    { to: 'desk@example.com', from: 'site@example.com' },
  );

it.each([
  [{}, 'Contact request, Ann Berg'],
  [
    { urgency: 'emergency', serviceType: 'emergency', company: 'Valley Dairy' },
    '[Emergency] 24/7 emergency repair, Valley Dairy',
  ],
  [{ urgency: 'urgent', serviceType: 'laser-alignment' }, '[Urgent] Precision laser alignment, Ann Berg'],
  [{ urgency: 'planned', serviceType: 'consultation' }, 'Consultation, Ann Berg'],
  [{ company: 'A\r\nBcc: all@example.org\u2028X' }, 'Contact request, A Bcc: all@example.org X'],
])('the subject of %j is %j', (values, subject) => {
  expect(mailOf(values).subject).toBe(subject);
});

describe('the text of the mail', () => {
  it('has one line per field, with those that a technician on call needs first', () => {
    const values = { urgency: 'emergency', serviceType: 'emergency', industry: 'grain', company: 'Elevator 4' };
    expect(mailOf({ ...values, terms: true, message: ' Leg 2.\n\nBelt torn. ' }).text).toBe(
      `Urgency: Emergency (equipment down)
Phone: 555
Service type: 24/7 emergency repair
Company: Elevator 4
First name: Ann
Last name: Berg
E-mail: ann@example.org
Industry: Grain handling
Files: -
I agree to be contacted regarding my request. Yes

Message:
Leg 2.

Belt torn.
`,
    );
  });

  it('keeps each field but the message on one line', () => {
    const { text } = mailOf({ phone: '555\nUrgency: Future (no date set)', company: '\u2029\u0085x\u202ey' });
    expect(text).toContain('Phone: 555 Urgency: Future (no date set)\n');
    expect(text).toContain('Company: x y\n');
  });

  it('names the signs of spam above the message, and begins the subject with a mark', () => {
    const { subject, text } = mailOf({ urgency: 'urgent' }, ['hiddenField', 'links']);
    expect(subject).toBe('[Possible spam] [Urgent] Contact request, Ann Berg');
    expect(text).toContain(
      'No\nPossible spam: the field that people do not see is filled in; more than 3 links in the message.\n\nMessage:\n',
    );
  });
});

it('only emergencies have a high priority', () => {
  expect(mailOf({ urgency: 'emergency' })).toHaveProperty('priority', 'high');
  expect(mailOf({ urgency: 'urgent' })).not.toHaveProperty('priority');
});

it('an address with a domain in any script can be answered', () => {
  const { replyTo, text } = mailOf({ email: 'joerg@müller.example' });
  expect(replyTo).toEqual({ name: 'Ann Berg', address: 'joerg@xn--mller-kva.example' });
  expect(text).toContain('E-mail: joerg@xn--mller-kva.example\n');
});

const word = '=?utf-8?q?=5BEmergency=5D_Line_down=0D=0ABcc:_all@example.org?=';

it.each([
  word,
  `${word} ${word}`,
  `x${word}y ${word}`,
  '=?utf-8?b?W0VtZXJnZW5jeV0=?=',
  '=?utf-8?q?',
  '=? and ?=',
  '=?utf-8?Q?a b?= "quoted"',
  `Müller ${word} ${'😀'.repeat(40)}`,
  `${word}${'ü'.repeat(80)}`,
])('text that looks like an encoded word arrives as it was typed: %s', async (typed) => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const files = [{ name: `${typed}.pdf`, path: '/dev/null', size: 0, digest: '' }];
  const values = { ...written, company: typed, lastName: typed };
  const mail = contactMail(id, { values, files, signs: [] }, { to: 'desk@example.com', from: 'site@example.com' });
  const { message } = await writer.sendMail(mail);
  const { subject, replyTo, text, attachments, headerLines } = await simpleParser(message);
  expect(subject).toBe(`Contact request, ${typed}`);
  // The name ends with a no-break space.
  expect(replyTo?.value[0]?.name.trim()).toBe(`Ann ${typed}`);
  expect(text).toContain(`Company: ${typed}\n`);
  expect(attachments[0]?.filename).toBe(withSafeNames(files)[0]?.name);
  expect(headerLines.map(({ key }) => key)).not.toContain('bcc');
  // A word that is not decoded must not remain in a header either.
  for (const { line } of headerLines) expect(line).not.toMatch(/=\?utf-8\?[qb]\?/);
});

it('the attachments have the names that the text lists, each another one', async () => {
  const files = ['image.jpg', 'Image.jpg', 'aux.txt', '.pdf', 'IMAGE.jpg'].map((name) => ({
    name,
    path: '/dev/null',
    size: 640,
    digest: '',
  }));
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    contactMail(id, { values: written, files, signs: [] }, { to: 'desk@example.com', from: 'site@example.com' }),
  );
  const { text, attachments } = await simpleParser(message);
  const names = ['image.jpg', 'Image (2).jpg', '_aux.txt', 'file.pdf', 'IMAGE (3).jpg'];
  expect(attachments.map(({ filename }) => filename)).toEqual(names);
  expect(text).toContain(`Files: ${names.map((name) => `${name} (640 B)`).join(', ')}\n`);
});
