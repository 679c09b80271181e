import type { SendMailOptions } from 'nodemailer';
import { encodeWords } from 'nodemailer/lib/mime-funcs';
import { asciiAddress, truncate } from '../../clean-text.ts';
import type { Delivery } from '../../runtime/settings.ts';
import { checkboxes, contactFields, lineFields, multilineFields, type ContactField } from '../fields.ts';
import { fileSize, mediaTypeOf } from '../files.ts';
import type { ContactValues } from '../rules.ts';
import { spamSigns, type Submission } from './check-form.ts';

export type ContactMail = ReturnType<typeof contactMail>;

type MailedForm = Pick<Submission, 'values' | 'files' | 'signs'>;
type Receivers = Pick<Delivery, 'to' | 'from'>;

/** Makes the mail of a contact request. A reply goes to the visitor. */
export function contactMail(reference: string, form: MailedForm, { to, from }: Receivers) {
  const { values } = form;
  const files = withUniqueNames(form.files);
  return {
    // Estimates the bytes for relays with a limit: base64 has 78 bytes per 57, and the texts are far below 100 kB.
    envelope: { from, to, size: 100_000 + Math.ceil((78 / 57) * files.reduce((sum, { size }) => sum + size, 0)) },
    // Objects, because a comma in a text would start a second address.
    to: { name: '', address: to },
    from: { name: '', address: from },
    replyTo: { name: nameOf(values), address: asciiAddress(values.email) },
    messageId: `<${reference}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // nodemailer's `priority` also adds X-MSMail-Priority, which spam filters distrust in mail from other programs than Microsoft's.
    headers: {
      // nodemailer's `subject` encodes all words if one needs it, and a search for the reference then fails in some mailboxes.
      Subject: { value: encodeWords(subjectOf(reference, form), 'Q', 52), prepared: true, foldLines: true },
      ...(values.urgency === 'emergency' && { Importance: 'high', 'X-Priority': '1' }),
    },
    // Hides the software.
    xMailer: false,
    text: mailText(reference, { ...form, files }),
    textEncoding: 'quoted-printable',
    attachments: files.map(({ name, path }) => ({
      path,
      filename: name,
      contentType: mediaTypeOf(name),
      contentDisposition: 'attachment',
      // Base64 keeps the line ends of text files.
      contentTransferEncoding: 'base64',
    })),
  } satisfies SendMailOptions;
}

/**
 * Makes the mail that calls the crew in an emergency. The mail has no files, because on-call services accept small mails only, and
 * begins with a text for an SMS: phone, company and message. `To` is `REQUESTS_TO`, so that a reply to all reveals the crew's
 * address to nobody.
 */
export function emergencyMail(reference: string, form: MailedForm, receivers: Receivers, address: string): ContactMail {
  const mail = contactMail(reference, { ...form, files: [] }, receivers);
  const { phone, company, message } = form.values;
  const sms = truncate([phone, company || nameOf(form.values), message.replace(/\s+/g, ' ')].join('\n'), 160);
  return {
    ...mail,
    envelope: { ...mail.envelope, to: address },
    // A mailbox that gets both mails would drop the second one with the same id.
    messageId: mail.messageId.replace('@', '.emergency@'),
    text: `${sms}\n\n${mailText(reference, form)}`,
  };
}

/** Makes file names unique: phones name each photo `image.jpg`, and some mailboxes keep one file per name. */
function withUniqueNames<File extends { name: string }>(files: readonly File[]): File[] {
  return files.map((file, index) => {
    const isTaken = files.slice(0, index).some(({ name }) => name.toLowerCase() === file.name.toLowerCase());
    return isTaken ? { ...file, name: `${index + 1} ${file.name}` } : file;
  });
}

const marks: Readonly<Record<string, string>> = { emergency: '[Emergency] ', urgent: '[Urgent] ' };

/** Puts urgency, service, sender and reference into the subject, because a phone shows only the subject. */
function subjectOf(reference: string, { values, signs }: MailedForm): string {
  const mark = `${signs.length > 0 ? '[Possible spam] ' : ''}${marks[values.urgency] ?? ''}`;
  return `${mark}${wordsOf('serviceType', values) || 'Contact request'}, ${values.company || nameOf(values)}, ${reference}`;
}

/** The first fields of a mail, for a crew that is called at night. The other fields follow in the form's order. */
const firstInMail: readonly ContactField[] = ['urgency', 'phone', 'serviceType', 'company'];
const inMailOrder = [...firstInMail, ...lineFields.filter((name) => !firstInMail.includes(name))];

/** Writes the fields with the form's labels. */
function mailText(reference: string, { values, files, signs }: MailedForm): string {
  const attached = files.map(({ name, size }) => `${name} (${fileSize(size)})`).join(', ');
  return [
    ...inMailOrder.map((name) => `${contactFields[name].label}: ${wordsOf(name, values) || '-'}`),
    `Files: ${attached || '-'}`,
    ...checkboxes.map((name) => `${contactFields[name].label} ${values[name] ? 'Yes' : 'No'}`),
    `Reference: ${reference}`,
    ...(signs.length > 0 ? [`Possible spam: ${signs.map((sign) => spamSigns[sign]).join('; ')}.`] : []),
    ...multilineFields.flatMap((name) => ['', `${contactFields[name].label}:`, values[name]]),
    '',
  ].join('\n');
}

/** Returns a field's text, or the label of the option in a list. */
function wordsOf(name: ContactField, values: ContactValues): string {
  const { choices } = contactFields[name];
  return choices ? (choices.find(({ value }) => value === values[name])?.label ?? '') : values[name];
}

const nameOf = ({ firstName, lastName }: ContactValues) => `${firstName} ${lastName}`;
