import type { SendMailOptions } from 'nodemailer';
import {
  fieldTexts,
  industryOptions,
  serviceOptions,
  urgencyOptions,
  type Choice,
  type ContactField,
} from '../../content/contact.ts';
import { fileSize, type ContactValues, type NamedFile } from '../../pages/contact/contact-rules.ts';
import { safeFileName } from './safe-file-name.ts';
import { spamSigns, type SpamSign } from './spam-signs.ts';

/** A request that is in order, with its files as they lie on the disk. */
export interface CheckedRequest {
  id: string;
  values: ContactValues;
  files: readonly (NamedFile & { path: string })[];
  signs: readonly SpamSign[];
}

export interface Addresses {
  to: string;
  from: string;
}

/**
 * The mail that brings a request to the people who answer it; a reply goes to the visitor. Nothing that a visitor has
 * entered can end a line of it but in the message, which stands last.
 */
export function contactMail({ id, values, files, signs }: CheckedRequest, { to, from }: Addresses): SendMailOptions {
  const name = `${oneLine(values.firstName)} ${oneLine(values.lastName)}`;
  return {
    // As objects: a comma in one makes no second address of it.
    to: { name: '', address: to },
    from: { name: '', address: from },
    replyTo: { name, address: oneLine(values.email) },
    subject: `${signs.length > 0 ? '[Possible spam] ' : ''}${subjectOf(values)}`,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    ...(values.urgency === 'emergency' && { priority: 'high' }),
    // Says nothing of the software.
    xMailer: false,
    text: textOf(values, files, signs),
    textEncoding: 'quoted-printable',
    attachments: files.map(({ name: fileName, path }) => ({
      path,
      filename: safeFileName(fileName),
      contentDisposition: 'attachment',
      // Also text files, whose line ends a mail may change otherwise.
      contentTransferEncoding: 'base64',
    })),
  };
}

const marks: Readonly<Record<string, string>> = { emergency: '[Emergency] ', urgent: '[Urgent] ' };

/** How soon, what, and who, which is what a telephone shows of it. */
function subjectOf(values: ContactValues): string {
  const mark = marks[values.urgency] ?? '';
  const service = labelOf(serviceOptions, values.serviceType) || 'Contact request';
  const sender = oneLine(values.company) || `${oneLine(values.firstName)} ${oneLine(values.lastName)}`;
  return `${mark}${service}, ${sender}`;
}

/** The fields by their labels in the form; first those that somebody who is called out at night needs. */
function textOf(values: ContactValues, files: readonly NamedFile[], signs: readonly SpamSign[]): string {
  const lines: readonly (readonly [field: Exclude<ContactField, 'terms' | 'message'>, value: string])[] = [
    ['urgency', labelOf(urgencyOptions, values.urgency)],
    ['phone', values.phone],
    ['serviceType', labelOf(serviceOptions, values.serviceType)],
    ['company', values.company],
    ['firstName', values.firstName],
    ['lastName', values.lastName],
    ['email', values.email],
    ['industry', labelOf(industryOptions, values.industry)],
  ];
  const attached = files.map(({ name, size }) => `${safeFileName(name)} (${fileSize(size)})`);
  return [
    ...lines.map(([field, value]) => `${fieldTexts[field].label}: ${oneLine(value) || '-'}`),
    `Files: ${attached.join(', ') || '-'}`,
    `${fieldTexts.terms.label} ${values.terms ? 'Yes' : 'No'}`,
    ...(signs.length > 0 ? [`Possible spam: ${signs.map((sign) => spamSigns[sign]).join('; ')}.`] : []),
    '',
    `${fieldTexts.message.label}:`,
    values.message.trim(),
    '',
  ].join('\n');
}

const labelOf = (choices: readonly Choice<string>[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.label ?? '';

/** Without line ends, of Unicode too, and other signs that are not seen. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
