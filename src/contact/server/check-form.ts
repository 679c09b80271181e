import type { NoticeText } from '../../content/page-parts.ts';
import { contactFields, hiddenField, type TextField } from '../fields.ts';
import { addFiles, fileProblemText, filesNotAdded } from '../files.ts';
import { checkValues, cleanValues, valuesFrom, type ContactValues, type FieldProblems } from '../rules.ts';
import { refusalNotices } from '../texts.ts';
import type { ReadForm } from './read-form.ts';

type Fields = ReadForm['fields'];

/** A posted form that was checked. */
export interface Submission extends ReadForm {
  /** The values as they are sent. One that is not in its field's list is dropped. */
  values: ContactValues;
  problems: FieldProblems;
  /** The notice of the first rule that is broken; without one the form may be sent. */
  notice: NoticeText | undefined;
  signs: readonly SpamSign[];
}

/** Checks a form by its rules, in their order, and then its files. */
export function checkForm(form: ReadForm): Submission {
  const { fields, files } = form;
  const values = readValues(fields);
  const signs = findSpamSigns(fields, values);
  const { passed, problems, notice } = checkValues(values);
  const marked = passed ? undefined : refusalNotices.marked;
  const { problems: refusedFiles } = addFiles([], files);
  if (refusedFiles.length === 0) return { ...form, values, problems, notice: notice ?? marked, signs };
  const notAdded = filesNotAdded(refusedFiles.map(({ problem }) => problem));
  problems.files = fileProblemText(refusedFiles);
  return { ...form, values, problems, notice: notice ?? marked ?? notAdded, signs };
}

function readValues(fields: Fields): ContactValues {
  const read = (name: TextField) => {
    const text = fields.get(name) ?? '';
    const { choices } = contactFields[name];
    return !choices || choices.some(({ value }) => value === text) ? text : '';
  };
  return cleanValues(valuesFrom(read, !['', 'false', 'off', '0'].includes(fields.get('terms') ?? '')));
}

/** Milliseconds from the page to the post; people take longer. */
const minElapsedMs = 3_000;
const maxLinks = 3;

/** The signs of spam as the mail names them. */
export const spamSigns = {
  hiddenField: 'the field that people do not see is filled in',
  fast: `sent within ${minElapsedMs / 1000} seconds of the page`,
  links: `more than ${maxLinks} links in the message`,
};

export type SpamSign = keyof typeof spamSigns;

/**
 * Finds the signs of spam in a form. They only mark it: password managers fill hidden fields as well. Browsers without
 * scripts send no elapsed time, so its absence is no sign.
 */
function findSpamSigns(fields: Fields, { message }: ContactValues): SpamSign[] {
  const elapsed = fields.get('elapsed') ?? '';
  const links = message.match(/https?:\/\/(www\.)?|\bwww\./gi) ?? [];
  return [
    ...(fields.get(hiddenField) ? ['hiddenField' as const] : []),
    ...(/^\d+$/.test(elapsed) && Number(elapsed) < minElapsedMs ? ['fast' as const] : []),
    ...(links.length > maxLinks ? ['links' as const] : []),
  ];
}
