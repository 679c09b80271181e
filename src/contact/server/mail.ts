import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { asciiAddress, cutText } from '../../clean-text.ts';
import type { Delivery } from '../../process/settings.ts';
import type { ContactValues } from '../rules.ts';
import type { SpamSign } from './check-form.ts';
import { withSafeNames } from './file-names.ts';
import { mailText, nameOf, onCallText, oneLine, wordsOf, type MailedForm, type OnCall } from './mail-text.ts';

export type ContactMail = ReturnType<typeof contactMail>;

/**
 * Makes the mail that brings a contact request to the people who answer it; a reply goes to the visitor. No entry of the
 * visitor can end a line of it, except in the message, which comes last.
 *
 * @param onCall the on-call service, which then gets the mail instead of `REQUESTS_TO`. It gets no files, because such services
 * refuse large mails, and its mail begins with the lines of an SMS. Its mail names `REQUESTS_TO`, so that a reply to all shows its
 * address to nobody.
 */
export function contactMail(
  reference: string,
  { signs, ...form }: MailedForm,
  { to, from }: Pick<Delivery, 'to' | 'from'>,
  onCall?: OnCall,
) {
  const values = { ...form.values, email: asciiAddress(form.values.email) };
  const files = withSafeNames(form.files);
  const attached = onCall ? [] : files;
  return {
    envelope: { from, to: onCall?.address ?? to },
    // Objects, because a comma in a text would make a second address.
    to: { name: '', address: to },
    from: { name: '', address: from },
    replyTo: { name: nameAsTyped(nameOf(values)), address: oneLine(values.email) },
    subject: subjectOf(reference, values, signs),
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
    text: onCall
      ? onCallText(reference, { values, files, signs }, to, onCall)
      : mailText(reference, { values, files, signs }),
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

/** Encodes text beyond ASCII, and text that looks like an encoded word (RFC 2047), which nodemailer would send as it is. */
const asTyped = (text: string) => (/[^\x20-\x7e]|=\?/.test(text) ? encodeWord(text, 'Q', 52) : text);

/**
 * nodemailer encodes a name only if it has a character beyond ASCII, such as this no-break space. Otherwise it quotes the name,
 * although mail programs read encoded words within quotes, too.
 */
const nameAsTyped = (name: string) => (name.includes('=?') ? `${name}\u00a0` : name);

const marks: Readonly<Record<string, string>> = { emergency: '[Emergency] ', urgent: '[Urgent] ' };

/** Characters of the sender in the subject. Exchange keeps 255 of a subject, and the reference must be among them. */
const longestSender = 160;

/**
 * Names the urgency, the service, the sender and the reference, because a phone shows only the subject. Filters and searches read
 * the mark and the reference, so only the sender's part is ever encoded (RFC 2047), with the comma behind it: nodemailer 10.6
 * encodes the whole subject if one word of it needs that, or if a comma follows an encoded word.
 */
function subjectOf(reference: string, values: ContactValues, signs: readonly SpamSign[]): string {
  const spamMark = signs.length > 0 ? '[Possible spam] ' : '';
  const service = wordsOf('serviceType', values) || 'Contact request';
  // Brackets are for our marks, and for the numbers by which help desks such as Redmine find an issue.
  const sender = (oneLine(values.company) || nameOf(values)).replaceAll('[', '(').replaceAll(']', ')');
  return `${spamMark}${marks[values.urgency] ?? ''}${service}, ${asTyped(`${cutText(sender, longestSender)},`)} ${reference}`;
}
