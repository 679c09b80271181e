import { cutText } from '../../clean-text.ts';
import { checkboxes, contactFields, lineFields, multilineFields, type ContactField } from '../fields.ts';
import { fileSize } from '../files.ts';
import type { ContactValues } from '../rules.ts';
import { spamSigns, type Submission } from './check-form.ts';

/** The parts of a form that a mail tells. */
export type MailedForm = Pick<Submission, 'values' | 'files' | 'signs'>;

/** The on-call service. */
export interface OnCall {
  address: string;
  /** Whether this mail is the last one for now, although more emergencies may come. */
  isLast: boolean;
}

/** The fields with which a mail begins, because a crew that is called at night needs them. The others follow in the form's order. */
const firstInMail: readonly ContactField[] = ['urgency', 'phone', 'serviceType', 'company'];
const inMailOrder = [...firstInMail, ...lineFields.filter((name) => !firstInMail.includes(name))];

/** Writes the fields with their labels in the form. */
export function mailText(reference: string, { values, files, signs }: MailedForm, leavesOutEmpty = false): string {
  const attached = files.map(({ name, size }) => `${name} (${fileSize(size)})`);
  const lines = [
    ...inMailOrder.map((name) => [contactFields[name].label, wordsOf(name, values)] as const),
    ['Files', attached.join(', ')] as const,
  ].filter(([, words]) => words !== '' || !leavesOutEmpty);
  return [
    ...lines.map(([label, words]) => `${label}: ${words || '-'}`),
    ...checkboxes.map((name) => `${contactFields[name].label} ${values[name] ? 'Yes' : 'No'}`),
    `Reference: ${reference}`,
    ...(signs.length > 0 ? [`Possible spam: ${signs.map((sign) => spamSigns[sign]).join('; ')}.`] : []),
    ...multilineFields.flatMap((name) => ['', `${contactFields[name].label}:`, values[name].trim()]),
    '',
  ].join('\n');
}

/** Characters of each line with which an on-call mail begins. Together they fill one SMS of 160 (GSM 03.38). */
const smsLengths = { phone: 30, company: 28, message: 100 };

/**
 * Writes the mail for the on-call service, which may pass on the beginning as an SMS: phone, company and message, a line each, and
 * then all fields.
 */
export function onCallText(reference: string, form: MailedForm, to: string, { isLast }: OnCall): string {
  const { phone, company, message } = form.values;
  const names = { phone, company: company.trim() || nameOf(form.values), message };
  const lines = (['phone', 'company', 'message'] as const).map((name) => smsLine(names[name], smsLengths[name]));
  const more = isLast
    ? [`More emergencies may be in the mailbox of ${to}. They are not paged for some minutes.`, '']
    : [];
  return [...lines, '', ...more, mailText(reference, form, true)].join('\n');
}

/**
 * Makes a line of an SMS. Phones type quotes and dashes by themselves that shorten an SMS from 160 to 70 characters. Square brackets
 * and braces count twice there.
 */
function smsLine(text: string, length: number): string {
  const plain = oneLine(text)
    .replace(/[\u2018\u2019\u201a]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2011\u2013\u2014\u2022]/g, '-')
    .replaceAll('\u2026', '...')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')');
  return cutText(plain, length);
}

/** A field's text on one line; for a list the label of the chosen entry. */
export function wordsOf(name: ContactField, values: ContactValues): string {
  const { choices } = contactFields[name];
  return oneLine(choices ? (choices.find(({ value }) => value === values[name])?.label ?? '') : values[name]);
}

export const nameOf = ({ firstName, lastName }: ContactValues) => `${oneLine(firstName)} ${oneLine(lastName)}`;

/** Removes line ends, those of Unicode too, and other invisible characters. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
