import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { asciiAddress, trimInvisible } from '../../clean-text.ts';
import type { Delivery } from '../../process/settings.ts';
import { contactFields, textFields, type TextField } from '../fields.ts';
import { fileSize } from '../files.ts';
import type { ContactValues } from '../rules.ts';
import { spamSigns, type Submission } from './check-form.ts';

export type ContactMail = ReturnType<typeof contactMail>;

type MailedForm = Pick<Submission, 'values' | 'files' | 'signs'>;

/**
 * Makes the mail that brings a contact request to the people who answer it; a reply goes to the visitor. No entry of the
 * visitor can end a line of it, except in the message, which comes last.
 *
 * @param onCall the address of the on-call service, which then gets the mail instead of `REQUESTS_TO`. It gets no files, because
 * such services refuse large mails. Its mail names `REQUESTS_TO`, so that a reply to all shows its address to nobody.
 */
export function contactMail(
  reference: string,
  { signs, ...form }: MailedForm,
  { to, from }: Pick<Delivery, 'to' | 'from'>,
  onCall?: string,
) {
  const values = { ...form.values, email: asciiAddress(form.values.email) };
  const files = withSafeNames(form.files);
  const attached = onCall ? [] : files;
  return {
    envelope: { from, to: onCall ?? to },
    // Objects, because a comma in a text would make a second address.
    to: { name: '', address: to },
    from: { name: '', address: from },
    replyTo: { name: nameAsTyped(nameOf(values)), address: oneLine(values.email) },
    subject: asTyped(`${signs.length > 0 ? '[Possible spam] ' : ''}${subjectOf(values)}, ${reference}`),
    // A mailbox that gets both mails would drop the second one if they had the same.
    messageId: `<${reference}${onCall ? '.emergency' : ''}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // nodemailer's `priority` adds X-MSMail-Priority. Spam filters distrust it in a mail that no Microsoft program has written.
      ...(values.urgency === 'emergency' && { Importance: 'high', 'X-Priority': '1' }),
      ...(attached.length > 0 && { Comments: asTyped(`Phone: ${oneLine(values.phone)}`) }),
    },
    // Hides the software.
    xMailer: false,
    // Asks for a bounce to `from` when the mail goes no further (RFC 3461). Of a mail with files it has the headers only, because
    // a mailbox that takes no large mail would refuse it. They name the visitor, the e-mail address and the phone.
    dsn: { id: reference, return: attached.length > 0 ? 'headers' : 'full', notify: ['failure', 'delay'] },
    text: mailText(reference, { values, files, signs }),
    textEncoding: 'quoted-printable',
    attachments: attached.map(({ name, path, size }) => ({
      path,
      size,
      filename: name,
      contentDisposition: 'attachment',
      // Also for text files: otherwise a mail may change their line ends.
      contentTransferEncoding: 'base64',
    })),
  } satisfies SendMailOptions;
}

/** Encodes text that looks like an encoded word (RFC 2047), which nodemailer would send as it is. */
const asTyped = (text: string) => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/**
 * nodemailer encodes a name only if it has a character beyond ASCII, such as this no-break space. Otherwise it quotes the name,
 * although mail programs read encoded words within quotes, too.
 */
const nameAsTyped = (name: string) => (name.includes('=?') ? `${name}\u00a0` : name);

const marks: Readonly<Record<string, string>> = { emergency: '[Emergency] ', urgent: '[Urgent] ' };

/** Characters of the sender in the subject. Exchange keeps 255 of a subject, and the reference must be among them. */
const longestSender = 160;

/** Names the urgency, the service and the sender, because a phone shows only the subject. */
function subjectOf(values: ContactValues): string {
  const mark = marks[values.urgency] ?? '';
  const service = wordsOf('serviceType', values) || 'Contact request';
  const sender = oneLine(values.company) || nameOf(values);
  // The cut may leave half a character.
  return `${mark}${service}, ${sender.slice(0, longestSender).replace(/\p{Cs}$/u, '')}`;
}

/** The fields with which a mail begins, because a crew that is called at night needs them. The others follow in the form's order. */
const firstInMail: readonly TextField[] = ['urgency', 'phone', 'serviceType', 'company'];
const inMailOrder = [...firstInMail, ...textFields.filter((name) => !firstInMail.includes(name))];
const lineFields = inMailOrder.filter((name) => !contactFields[name].multiline);
const blockFields = inMailOrder.filter((name) => contactFields[name].multiline);

/** Writes the fields with their labels in the form. */
function mailText(reference: string, { values, files, signs }: MailedForm): string {
  const attached = files.map(({ name, size }) => `${name} (${fileSize(size)})`);
  return [
    ...lineFields.map((name) => `${contactFields[name].label}: ${wordsOf(name, values) || '-'}`),
    `Files: ${attached.join(', ') || '-'}`,
    `${contactFields.terms.label} ${values.terms ? 'Yes' : 'No'}`,
    `Reference: ${reference}`,
    ...(signs.length > 0 ? [`Possible spam: ${signs.map((sign) => spamSigns[sign]).join('; ')}.`] : []),
    ...blockFields.flatMap((name) => ['', `${contactFields[name].label}:`, values[name].trim()]),
    '',
  ].join('\n');
}

/** A field's text on one line; for a list the label of the chosen entry. */
function wordsOf(name: TextField, values: ContactValues): string {
  const { choices } = contactFields[name];
  return oneLine(choices ? (choices.find(({ value }) => value === values[name])?.label ?? '') : values[name]);
}

const nameOf = ({ firstName, lastName }: ContactValues) => `${oneLine(firstName)} ${oneLine(lastName)}`;

/** Removes line ends, those of Unicode too, and other invisible characters. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Characters of a file's name. Windows limits the length of the whole path. */
const longestName = 120;
/** Its bytes in UTF-8. Linux allows 255. */
const longestNameBytes = 240;

/** Windows keeps these names for devices, with any ending (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

/**
 * Gives a visitor's files names that are safe for a mail and for any disk. No two differ only in their case, because mail programs
 * and disks keep one file of each name. The endings stay.
 */
export function withSafeNames<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const [stem, ending] = cleanName(file.name);
    let name = shorten(stem, ending);
    for (let number = 2; taken.has(name.toUpperCase()); number += 1) name = shorten(stem, ` (${number})${ending}`);
    taken.add(name.toUpperCase());
    return { ...file, name };
  });
}

/**
 * Returns the stem and the ending of a file's name without folders and without characters that are invisible, that turn the
 * direction of writing or that Windows does not allow in a name.
 */
function cleanName(name: string): [stem: string, ending: string] {
  const visible = trimInvisible(name);
  const base = visible.slice(Math.max(visible.lastIndexOf('/'), visible.lastIndexOf('\\')) + 1).normalize('NFC');
  const [ending = ''] = /\.[^.]+$/.exec(base) ?? [];
  const first = base.slice(0, base.length - ending.length).replace(/^[\s.]+/, '');
  const stem = replaceUnsafe(trimInvisible(first)) || 'file';
  return [deviceName.test(stem) ? `_${stem}` : stem, replaceUnsafe(ending)];
}

/** Cc: control, Cf: direction and joining, Cs: halves of a character, Zl and Zp: line ends of Unicode. */
const replaceUnsafe = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"`<>:|?*]/gu, '_');

/** Shortens the stem of a name that is too long. The cut leaves no part of a character. */
function shorten(stem: string, ending: string): string {
  const characters = stem.slice(0, Math.max(0, longestName - ending.length)).replace(/\p{Cs}$/u, '');
  const bytes = Buffer.from(characters).subarray(0, Math.max(0, longestNameBytes - Buffer.byteLength(ending)));
  // A stream waits for the rest of a character.
  return new TextDecoder().decode(bytes, { stream: true }) + ending;
}
