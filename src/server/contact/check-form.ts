import { domainToASCII } from 'node:url';
import { contactFields, hiddenField, longestText, textFields } from '../../contact-form/fields.ts';
import { addFiles, fileProblemText, filesNotAdded, type NamedFile } from '../../contact-form/files.ts';
import {
  checkValues,
  emailPattern,
  valuesFrom,
  type ContactValues,
  type FieldProblems,
} from '../../contact-form/rules.ts';
import { deliveryTexts, refusalNotices } from '../../contact-form/texts.ts';
import type { NoticeText } from '../../content/page-parts.ts';

/** The texts of a posted form by their names. */
type Fields = ReadonlyMap<string, string>;

/** Reads the values of a form. It drops a value that is not in its field's list. */
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

/** Returns the text of a field with plain line ends and without other control characters than tabs. */
export const textOf = (fields: Fields, name: string): string =>
  (fields.get(name) ?? '').replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

export interface FormCheck {
  problems: FieldProblems;
  /** The notice of the first rule that is broken; without one the form may be sent. */
  notice?: NoticeText | undefined;
}

/** Checks a form by its rules, in their order, and by the server's own limits. */
export function checkForm(values: ContactValues, files: readonly NamedFile[]): FormCheck {
  const tooLong: FieldProblems = {};
  for (const name of textFields) {
    const { label, longest = longestText } = contactFields[name];
    if (values[name].length > longest) tooLong[name] = deliveryTexts.tooLong(label, longest);
  }
  // A long domain takes half a second to convert, so the lengths are checked first.
  const isMistyped = values.email !== '' && !tooLong.email && !emailPattern.test(asciiAddress(values.email));
  const { problems: broken, notice } = checkValues(values, isMistyped);
  const problems = { ...broken, ...tooLong };
  const marked = Object.keys(problems).length > 0 ? refusalNotices.marked : undefined;
  const { problems: refusedFiles } = addFiles([], files);
  if (refusedFiles.length === 0) return { problems, notice: notice ?? marked };
  const notAdded = filesNotAdded(refusedFiles.map(({ problem }) => problem));
  return { problems: { ...problems, files: fileProblemText(refusedFiles) }, notice: notice ?? marked ?? notAdded };
}

/**
 * Returns an e-mail address with its domain in ASCII, which mail needs: browsers accept domains in any script. The conversion
 * also removes characters that domains ignore, such as a zero-width space.
 */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
}

/** Milliseconds between the page and the post; people take longer. */
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
 * Finds the signs of spam in a form. They only mark it: password managers fill hidden fields as well. Browsers without
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
