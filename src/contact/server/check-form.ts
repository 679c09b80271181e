import { contactFields, hiddenField, type ContactField } from '../fields.ts';
import { addFiles } from '../files.ts';
import { checkValues, cleanValues, valuesFrom, type ContactValues } from '../rules.ts';
import { refusalNotices } from '../texts.ts';
import type { ReadForm } from './read-form.ts';

type Fields = ReadForm['fields'];

/** A posted form that was checked. */
export type Submission = ReturnType<typeof checkForm>;

/**
 * Checks a form by its rules, in their order, and then its files. Returns the values as they are sent, and the notice of the
 * first rule that is broken; without one the form may be sent.
 */
export function checkForm(form: ReadForm) {
  const values = readValues(form.fields);
  const { passed, problems, notice: first } = checkValues(values);
  const invalid = passed ? undefined : refusalNotices.invalid;
  const { problem, notice: notAdded } = addFiles([], form.files);
  if (problem) problems.files = problem;
  return { ...form, values, problems, notice: first ?? invalid ?? notAdded, signs: findSpamSigns(form.fields, values) };
}

/** What programs send for a box that is not checked. Browsers send nothing. */
const unchecked = ['', 'false', 'off', '0'];

/** Returns the entries. One that is not in its field's list is dropped. */
function readValues(fields: Fields): ContactValues {
  const read = (name: ContactField) => {
    const text = fields.get(name) ?? '';
    const { choices, checkbox } = contactFields[name];
    if (checkbox) return unchecked.includes(text) ? '' : 'on';
    return !choices || choices.some(({ value }) => value === text) ? text : '';
  };
  return cleanValues(valuesFrom(read));
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
function findSpamSigns(fields: Fields, { message }: ContactValues): readonly SpamSign[] {
  const elapsed = fields.get('elapsed') ?? '';
  const links = message.match(/https?:\/\/(www\.)?|\bwww\./gi) ?? [];
  return [
    ...(fields.get(hiddenField) ? ['hiddenField' as const] : []),
    ...(/^\d+$/.test(elapsed) && Number(elapsed) < minElapsedMs ? ['fast' as const] : []),
    ...(links.length > maxLinks ? ['links' as const] : []),
  ];
}
