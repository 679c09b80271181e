import { describe, expect, it } from 'vitest';
import { emptyValues, type ContactValues } from '../../../src/contact-form/rules.ts';
import type { SpamSign } from '../../../src/server/contact/check-form.ts';
import { contactMail, safeFileName } from '../../../src/server/contact/message.ts';

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

it.each([
  ['Größe 5" π.jpg', 'Größe 5_ π.jpg'],
  ['C:\\fakepath\\plan.dwg', 'plan.dwg'],
  ['../../etc/a.pdf', 'a.pdf'],
  ["o'brien & sons; 50% $.pdf", "o'brien & sons; 50% $.pdf"],
  ['a\r\nX-Forged: b.pdf', 'a__X-Forged_ b.pdf'],
  ['photo\u202egpj.pdf', 'photo_gpj.pdf'],
  ['\u202ascan.pdf\u202c\u00a0', 'scan.pdf'],
  ['...hidden.txt', 'hidden.txt'],
  ['   ', 'file'],
  [`${'😀'.repeat(100)}.pdf`, `${'😀'.repeat(58)}.pdf`],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
])('the file name %j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
