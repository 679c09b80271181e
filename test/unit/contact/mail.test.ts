import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import type { SpamSign } from '../../../src/contact/server/check-form.ts';
import { contactMail, emergencyMail, type ContactMail } from '../../../src/contact/server/mail.ts';

const reference = '7K3QX-M9D2B';
const receivers = { to: 'desk@example.com', from: 'site@example.com' };
const written = {
  ...emptyValues,
  firstName: 'Ann',
  lastName: 'Berg',
  email: 'ann@example.org',
  phone: '555',
  message: 'Help.',
};
const photo = { name: 'image.jpg', path: '/dev/null', size: 640 };
const formOf = (values: Partial<ContactValues> = {}, signs: readonly SpamSign[] = [], files = [photo].slice(1)) => ({
  values: { ...written, ...values },
  files,
  signs,
});
/** Returns a mail as a relay gets it. */
async function mailBytes(mail: ContactMail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('The mail is no buffer');
  return message;
}

const mailOf = (...form: Parameters<typeof formOf>) => contactMail(reference, formOf(...form), receivers);

it.each<[Partial<ContactValues>, SpamSign[], string]>([
  [{}, [], 'Contact request, Ann Berg'],
  [
    { urgency: 'emergency', serviceType: 'emergency', company: 'Valley Dairy' },
    [],
    '[Emergency] 24/7 emergency repair, Valley Dairy',
  ],
  [{ urgency: 'urgent' }, ['links'], '[Possible spam] [Urgent] Contact request, Ann Berg'],
])('the subject of %j with the signs %j is %j', (values, signs, subject) => {
  expect(mailOf(values, signs).headers.Subject.value).toBe(`${subject}, ${reference}`);
});

it.each(['Müller’s Mühle', 'Dairy “North”, plant 2', 'Company 日本'.repeat(20), 'ö'.repeat(200)])(
  'the subject is sent with mark, service and reference in plain letters, whatever the company’s: %s',
  async (company) => {
    const mail = await mailBytes(mailOf({ urgency: 'emergency', serviceType: 'laser-alignment', company }, ['links']));
    const raw = /^Subject: ((?:.*\r\n )*.*)\r\n/m.exec(mail.toString())?.[1]?.replaceAll('\r\n', '') ?? '';
    expect(raw).toMatch(/^\[Possible spam] \[Emergency] Precision laser alignment, [ -~]+ 7K3QX-M9D2B$/);
    const { subject } = await simpleParser(mail);
    expect(subject).toBe(`[Possible spam] [Emergency] Precision laser alignment, ${company}, ${reference}`);
  },
);

it('the text has one line per field, with those that a technician on call needs first, and names the signs of spam', () => {
  const values = { urgency: 'emergency', serviceType: 'emergency', industry: 'grain', company: 'Elevator 4' };
  expect(mailOf({ ...values, terms: 'on', message: 'Leg 2.\n\nBelt torn.' }, ['hiddenField', 'links']).text).toBe(
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
Possible spam: the field that people do not see is filled in; more than 3 links in the message.

Message:
Leg 2.

Belt torn.
`,
  );
});

it('files have the media types of their names', async () => {
  const files = ['plan.DWG', 'notes.txt', 'a.docx', 'a.pdf'].map((name) => ({ ...photo, name }));
  const { attachments } = await simpleParser(await mailBytes(mailOf({}, [], files)));
  expect(attachments.map(({ contentType }) => contentType)).toEqual([
    'image/vnd.dwg',
    'text/plain',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/pdf',
  ]);
});

it('files with one name, as phones send them, have names of their own in the mail and in its text', async () => {
  const files = [photo, { ...photo, name: 'Image.JPG' }, photo];
  const mail = mailOf({}, [], files);
  const names = ['image.jpg', '2 Image.JPG', '3 image.jpg'];
  expect((await simpleParser(await mailBytes(mail))).attachments.map(({ filename }) => filename)).toEqual(names);
  expect(mail.text).toContain(`Files: ${names.map((name) => `${name} (640 B)`).join(', ')}\n`);
});

// Spam filters distrust a header such as X-MSMail-Priority in a mail that another program has written.
it('the headers name the priority of an emergency, and no program', async () => {
  const keys = async (urgency: string) => {
    const { headerLines } = await simpleParser(await mailBytes(mailOf({ urgency })));
    return headerLines.map(({ key }) => key).toSorted();
  };
  const usual = ['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version'];
  const all = [...usual, 'reply-to', 'subject', 'to'];
  expect(await keys('urgent')).toEqual(all);
  expect(await keys('emergency')).toEqual([...all, 'importance', 'x-priority'].toSorted());
});

it('an address with a domain in any script can be answered', () => {
  expect(mailOf({ email: 'joerg@müller.example' }).replyTo).toEqual({
    name: 'Ann Berg',
    address: 'joerg@xn--mller-kva.example',
  });
});

it('the mail for the crew begins with phone, company and message in one SMS, and all fields follow', () => {
  const values = { phone: '+1 507 555 0188', company: 'Valley Dairy', message: 'Leg 3.\n\nIt burns.' };
  const textOf = (change: Partial<ContactValues> = {}) =>
    emergencyMail(reference, formOf({ ...values, ...change }), receivers, 'on-call@example.com').text;
  expect(textOf()).toMatch(
    /^\+1 507 555 0188\nValley Dairy\nLeg 3\. It burns\.\n\nUrgency: [^]+\nLeg 3\.\n\nIt burns\.\n$/,
  );
  expect(textOf({ company: '' })).toMatch(/^\+1 507 555 0188\nAnn Berg\n/);
  const [sms] = textOf({ message: `${'x'.repeat(130)}😀${'x'.repeat(100)}` }).split('\n\n');
  expect(sms).toBe(`+1 507 555 0188\nValley Dairy\n${'x'.repeat(130)}`);
});
