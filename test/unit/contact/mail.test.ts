import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import type { SpamSign } from '../../../src/contact/server/check-form.ts';
import { withSafeNames } from '../../../src/contact/server/file-names.ts';
import { contactMail, type ContactMail } from '../../../src/contact/server/mail.ts';
import { services } from '../../../src/content/services/services.ts';
import { mailBytes } from '../../support/contact/mail-bytes.ts';

const reference = '7K3QX-M9D2B';
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
    reference,
    { values: { ...written, ...values }, files: [], signs },
    { to: 'desk@example.com', from: 'site@example.com' },
  );

const read = async (mail: ContactMail) => simpleParser(await mailBytes(mail));

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
  expect(mailOf(values).subject).toBe(`${subject}, ${reference}`);
});

it('the reference is within the 255 characters of a subject that Exchange keeps, whatever the names', async () => {
  const longest = { urgency: 'emergency', firstName: '😀'.repeat(100), lastName: `x${'😀'.repeat(99)}` };
  for (const { option: serviceType } of services)
    for (const company of ['', 'x'.repeat(200), `x${'😀'.repeat(99)}`]) {
      const { subject = '' } = await read(mailOf({ ...longest, company, serviceType }, ['links']));
      expect(subject).toMatch(/, 7K3QX-M9D2B$/);
      expect(subject.length).toBeLessThanOrEqual(255);
      expect(subject).not.toMatch(/\p{Cs}/u);
    }
});

it.each([
  ['Joe’s Feed Mill'],
  ['Müller & Söhne'],
  ['=?utf-8?q?=5BUrgent=5D?='],
  [`${'é'.repeat(60)}, ${'ü'.repeat(60)}`],
])('filters and searches find the mark and the reference in the raw subject of %s', async (company) => {
  const mail = mailOf({ urgency: 'emergency', serviceType: 'emergency', company });
  const raw = (await mailBytes(mail)).toString().replaceAll(/\r?\n[ \t]/g, ' ');
  expect(raw).toMatch(/^Subject: \[Emergency\] 24\/7 emergency repair, .* 7K3QX-M9D2B$/m);
  expect((await read(mail)).subject).toBe(`[Emergency] 24/7 emergency repair, ${company}, ${reference}`);
});

it('brackets of the visitor are parentheses in the subject, because help desks and filters read those', () => {
  const { subject } = mailOf({ company: 'Acme [Plant #1] [Urgent]' });
  expect(subject).toBe(`Contact request, Acme (Plant #1) (Urgent), ${reference}`);
});

describe('the text of the mail', () => {
  it('has one line per field, with those that a technician on call needs first', () => {
    const values = { urgency: 'emergency', serviceType: 'emergency', industry: 'grain', company: 'Elevator 4' };
    expect(mailOf({ ...values, terms: 'on', message: ' Leg 2.\n\nBelt torn. ' }).text).toBe(
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
Reference: 7K3QX-M9D2B

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
    expect(subject).toBe(`[Possible spam] [Urgent] Contact request, Ann Berg, ${reference}`);
    expect(text).toContain(
      'No\nReference: 7K3QX-M9D2B\nPossible spam: the field that people do not see is filled in; more than 3 links in the message.\n\nMessage:\n',
    );
  });
});

const photo = { name: 'a.jpg', path: '/dev/null', size: 640, digest: '' };
const receivers = { to: 'desk@example.com', from: 'site@example.com' };

describe('the headers of the mail', () => {
  const usual = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];
  const high = ['importance', 'x-priority'];
  const text = 'content-transfer-encoding';

  // Spam filters distrust a header such as X-MSMail-Priority in a mail that another program has written.
  it.each<[string, string, SpamSign[], (typeof photo)[], string[]]>([
    ['an emergency', 'emergency', [], [], [...high, text]],
    ['an emergency that looks like spam', 'emergency', ['links'], [], [...high, text]],
    ['an emergency with a file', 'emergency', ['links'], [photo], [...high, 'comments']],
    ['an urgent request', 'urgent', [], [], [text]],
    ['an urgent request with a file', 'urgent', ['links'], [photo], ['comments']],
  ])('name the priority of an emergency and no program (%s)', async (_name, urgency, signs, files, others) => {
    const { headerLines, headers } = await read(
      contactMail(reference, { values: { ...written, urgency }, files, signs }, receivers),
    );
    expect(headerLines.map(({ key }) => key).toSorted()).toEqual([...usual, ...others].toSorted());
    expect(headers.get('priority')).toBe(urgency === 'emergency' ? 'high' : undefined);
  });

  it('have the phone when there are files, because the bounce of such a mail has the headers only', async () => {
    const values = { ...written, phone: '555\u2028Bcc: all@example.org' };
    const { headers } = await read(contactMail(reference, { values, files: [photo], signs: [] }, receivers));
    expect(headers.get('comments')).toBe('Phone: 555 Bcc: all@example.org');
    expect(headers.has('bcc')).toBe(false);
  });
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
  const files = [{ ...photo, name: `${typed}.pdf` }];
  const values = { ...written, company: typed, lastName: typed, phone: typed };
  const mail = contactMail(reference, { values, files, signs: [] }, receivers);
  const { subject, replyTo, text, attachments, headerLines } = await read(mail);
  expect(subject).toBe(`Contact request, ${typed}, ${reference}`);
  // The name ends with a no-break space.
  expect(replyTo?.value[0]?.name.trim()).toBe(`Ann ${typed}`);
  expect(text).toContain(`Company: ${typed}\n`);
  expect(attachments[0]?.filename).toBe(withSafeNames(files)[0]?.name);
  expect(headerLines.map(({ key }) => key)).not.toContain('bcc');
  // A word that is not decoded must not remain in a header either.
  for (const { line } of headerLines) expect(line).not.toMatch(/=\?utf-8\?[qb]\?/);
});

it('the attachments have the names that the text lists, each another one', async () => {
  const files = ['image.jpg', 'Image.jpg', 'aux.txt', '.pdf', 'IMAGE.jpg'].map((name) => ({ ...photo, name }));
  const { text, attachments } = await read(contactMail(reference, { values: written, files, signs: [] }, receivers));
  const names = ['image.jpg', 'Image (2).jpg', '_aux.txt', 'file.pdf', 'IMAGE (3).jpg'];
  expect(attachments.map(({ filename }) => filename)).toEqual(names);
  expect(text).toContain(`Files: ${names.map((name) => `${name} (640 B)`).join(', ')}\n`);
});
