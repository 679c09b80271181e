import { domainToASCII } from 'node:url';
import { contactFields, longestText, textFields } from '../../content/contact-fields.ts';
import { filesNotAdded } from '../../content/contact.ts';
import { deliveryTexts, hiddenField, refusalNotices } from '../../content/delivery.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import {
  addFiles,
  checkValues,
  fileProblemText,
  valuesFrom,
  type ContactValues,
  type FieldProblems,
  type NamedFile,
} from '../../pages/contact/contact-rules.ts';
import { emailPattern } from './mail-settings.ts';

/** The fields of a body: texts, or lists of them where a name was given twice. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads the values of a form. From a list it takes only an entry, and of a name that was given twice the first value. */
export function readValues(fields: Fields): ContactValues {
  const values = valuesFrom(
    (name) => {
      const text = textOf(fields, name);
      const { choices } = contactFields[name];
      return !choices || choices.some(({ value }) => value === text) ? text : '';
    },
    !['', 'false', 'off', '0'].includes(textOf(fields, 'terms')),
  );
  return { ...values, email: values.email.trim() };
}

/** The text of a field with plain line ends, without control characters that no keyboard writes. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return '';
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}

export interface FormCheck {
  problems: FieldProblems;
  /** The notice of the first rule that is broken; without one the request may be sent. */
  notice?: NoticeText | undefined;
}

/** Checks a request by the rules of the form, in its order, and then by the server's own limits. */
export function checkForm(values: ContactValues, files: readonly NamedFile[]): FormCheck {
  const { email } = values;
  const { problems, notice } = checkValues(values, email !== '' && !emailPattern.test(asciiAddress(email)));
  for (const name of textFields) {
    const { longest = longestText } = contactFields[name];
    if (values[name].length > longest) problems[name] = deliveryTexts.tooLong(longest);
  }
  const marked = Object.keys(problems).length > 0 ? refusalNotices.marked : undefined;
  const { problems: fileProblems } = addFiles([], files);
  if (fileProblems.length === 0) return { problems, notice: notice ?? marked };
  const notAdded = filesNotAdded(fileProblems.map(({ problem }) => problem));
  return { problems: { ...problems, files: fileProblemText(fileProblems) }, notice: notice ?? marked ?? notAdded };
}

/** Browsers accept domains in any script, and the standard's pattern only their ASCII form. */
function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
}

/** Milliseconds between the page and the request; people take longer. */
const fastest = 3_000;
const mostLinks = 3;

/** The signs of spam as the mail names them. */
export const spamSigns = {
  hiddenField: 'the field that people do not see is filled in',
  fast: `sent within ${fastest / 1000} seconds of the page`,
  links: `more than ${mostLinks} links in the message`,
};

export type SpamSign = keyof typeof spamSigns;

/**
 * Finds the signs of spam in a request. They only mark it: password managers fill hidden fields as well. Browsers without
 * scripts send no elapsed time, so its absence is no sign.
 */
export function findSpamSigns(fields: Fields, { message }: ContactValues): SpamSign[] {
  const elapsed = textOf(fields, 'elapsed');
  const links = message.match(/https?:\/\/(www\.)?|\bwww\./gi) ?? [];
  return [
    ...(textOf(fields, hiddenField) ? ['hiddenField' as const] : []),
    ...(/^\d+$/.test(elapsed) && Number(elapsed) < fastest ? ['fast' as const] : []),
    ...(links.length > mostLinks ? ['links' as const] : []),
  ];
}
