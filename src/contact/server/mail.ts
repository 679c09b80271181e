import type { SendMailOptions } from 'nodemailer';
import { asciiAddress, truncate } from '../../clean-text.ts';
import type { Delivery } from '../../runtime/settings.ts';
import { checkboxes, contactFields, lineFields, multilineFields, type ContactField } from '../fields.ts';
import { fileSize } from '../files.ts';
import type { ContactValues } from '../rules.ts';
import { spamSigns, type Submission } from './check-form.ts';

export type ContactMail = ReturnType<typeof contactMail>;

/** The parts of a form that a mail tells. */
type MailedForm = Pick<Submission, 'values' | 'files' | 'signs'>;
type Receivers = Pick<Delivery, 'to' | 'from'>;

/** Makes the mail that brings a contact request to the people who answer it; a reply goes to the visitor. */
export function contactMail(reference: string, form: MailedForm, { to, from }: Receivers) {
  const { values, signs } = form;
  const files = withUniqueNames(form.files);
  return {
    // The bytes are an estimate for relays that limit them: base64 has 78 for each 57. The texts are far below the rest.
    envelope: { from, to, size: 100_000 + Math.ceil((78 / 57) * files.reduce((sum, { size }) => sum + size, 0)) },
    // Objects, because a comma in a text would make a second address.
    to: { name: '', address: to },
    from: { name: '', address: from },
    replyTo: { name: nameOf(values), address: asciiAddress(values.email) },
    subject: subjectOf(reference, values, signs.length > 0),
    messageId: `<${reference}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // nodemailer's `priority` adds X-MSMail-Priority. Spam filters distrust it in a mail that no Microsoft program has written.
    headers: values.urgency === 'emergency' ? { Importance: 'high', 'X-Priority': '1' } : {},
    // Hides the software.
    xMailer: false,
    text: mailText(reference, { ...form, files }),
    textEncoding: 'quoted-printable',
    attachments: files.map(({ name, path }) => ({
      path,
      filename: name,
      contentDisposition: 'attachment',
      // Also for text files: otherwise a mail may change their line ends.
      contentTransferEncoding: 'base64',
    })),
  } satisfies SendMailOptions;
}

/**
 * Makes the mail that calls the crew in an emergency, without files, because on-call services take small mails only. They may pass
 * on the beginning as an SMS: phone, company and message, and then follow all fields. `To` is `REQUESTS_TO`, so that a reply to all
 * shows the crew's address to nobody.
 */
export function emergencyMail(reference: string, form: MailedForm, receivers: Receivers, address: string): ContactMail {
  const mail = contactMail(reference, { ...form, files: [] }, receivers);
  const { phone, company, message } = form.values;
  const sms = truncate([phone, company || nameOf(form.values), message.replace(/\s+/g, ' ')].join('\n'), 160);
  return {
    ...mail,
    envelope: { ...mail.envelope, to: address },
    // A mailbox that gets both mails would drop the second one if they had the same.
    messageId: mail.messageId.replace('@', '.emergency@'),
    text: `${sms}\n\n${mailText(reference, form)}`,
  };
}

/** Gives each file a name of its own, because phones send each photo as `image.jpg`, and some mailboxes keep one file of each name. */
function withUniqueNames<File extends { name: string }>(files: readonly File[]): File[] {
  return files.map((file, index) => {
    const isTaken = files.slice(0, index).some(({ name }) => name.toLowerCase() === file.name.toLowerCase());
    return isTaken ? { ...file, name: `${index + 1} ${file.name}` } : file;
  });
}

const marks: Readonly<Record<string, string>> = { emergency: '[Emergency] ', urgent: '[Urgent] ' };

/** Names the urgency, the service, the sender and the reference, because a phone shows only the subject. */
function subjectOf(reference: string, values: ContactValues, isSpam: boolean): string {
  const mark = `${isSpam ? '[Possible spam] ' : ''}${marks[values.urgency] ?? ''}`;
  return `${mark}${wordsOf('serviceType', values) || 'Contact request'}, ${values.company || nameOf(values)}, ${reference}`;
}

/** The fields with which a mail begins, because a crew that is called at night needs them. The others follow in the form's order. */
const firstInMail: readonly ContactField[] = ['urgency', 'phone', 'serviceType', 'company'];
const inMailOrder = [...firstInMail, ...lineFields.filter((name) => !firstInMail.includes(name))];

/** Writes the fields with their labels in the form. */
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

/** A field's text; for a list the label of the chosen entry. */
function wordsOf(name: ContactField, values: ContactValues): string {
  const { choices } = contactFields[name];
  return choices ? (choices.find(({ value }) => value === values[name])?.label ?? '') : values[name];
}

const nameOf = ({ firstName, lastName }: ContactValues) => `${firstName} ${lastName}`;
