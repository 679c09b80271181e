import { contactFields, hiddenField, type TextField } from '../../contact-form/fields.ts';
import { addFiles, fileProblemText, filesNotAdded, type NamedFile } from '../../contact-form/files.ts';
import {
  checkValues,
  cleanValues,
  valuesFrom,
  type ContactValues,
  type FieldProblems,
} from '../../contact-form/rules.ts';
import { refusalNotices } from '../../contact-form/texts.ts';
import type { NoticeText } from '../../content/page-parts.ts';

/** The texts of a posted form by their names. */
type Fields = ReadonlyMap<string, string>;

/** Reads the values of a form, as they are checked and sent. It drops a value that is not in its field's list. */
export function readValues(fields: Fields): ContactValues {
  const read = (name: TextField) => {
    const text = textOf(fields, name);
    const { choices } = contactFields[name];
    return !choices || choices.some(({ value }) => value === text) ? text : '';
  };
  return cleanValues(valuesFrom(read, !['', 'false', 'off', '0'].includes(textOf(fields, 'terms'))));
}

export const textOf = (fields: Fields, name: string): string => fields.get(name) ?? '';

export interface FormCheck {
  problems: FieldProblems;
  /** The notice of the first rule that is broken; without one the form may be sent. */
  notice?: NoticeText | undefined;
}

/** Checks a form by its rules, in their order, and then its files. */
export function checkForm(values: ContactValues, files: readonly NamedFile[]): FormCheck {
  const { passed, problems, notice } = checkValues(values);
  const marked = passed ? undefined : refusalNotices.marked;
  const { problems: refusedFiles } = addFiles([], files);
  if (refusedFiles.length === 0) return { problems, notice: notice ?? marked };
  const notAdded = filesNotAdded(refusedFiles.map(({ problem }) => problem));
  return { problems: { ...problems, files: fileProblemText(refusedFiles) }, notice: notice ?? marked ?? notAdded };
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
