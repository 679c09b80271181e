import { contactFields, honeypotField, type ContactField } from '../fields.ts';
import { addFiles, brokenRule, fileProblems, filesNotAdded } from '../files.ts';
import { checkValues, cleanValues, valuesFrom } from '../rules.ts';
import type { PostedForm } from './read-form.ts';

export type Submission = ReturnType<typeof checkForm>;

/**
 * Checks the values of a form by the form's rules in order, and then its files. Returns the clean values, and the notice of the
 * first broken rule; a form without a notice may be sent.
 */
export function checkForm(form: PostedForm) {
  const values = cleanValues(valuesFrom((name) => readEntry(form, name)));
  const { problems, notice: first } = checkValues(values);
  const { problem, notice: notAdded } = checkFiles(form.files);
  if (problem) problems.files = problem;
  return { ...form, values, problems, notice: first ?? notAdded, signs: findSpamSigns(form, values.message) };
}

/** Returns an entry, or an empty text if the field's list lacks the entry. */
function readEntry({ fields }: PostedForm, name: ContactField): string {
  const text = fields.get(name) ?? '';
  const { choices, checkbox } = contactFields[name];
  if (checkbox) return text && 'on';
  return !choices || choices.some(({ value }) => value === text) ? text : '';
}

/** Applies the rules of the picker, and refuses empty files: a phone whose cloud drive is offline posts a photo without its bytes. */
function checkFiles(files: PostedForm['files']) {
  const checked = addFiles([], files);
  const empty = files.filter(({ size }) => size === 0);
  if (checked.problem || empty.length === 0) return checked;
  const problem = brokenRule(fileProblems.empty, empty);
  return { problem, notice: filesNotAdded([problem]) };
}

/** Least milliseconds between the page and the post of a person. */
const minElapsedMs = 3_000;
const maxLinks = 3;

/** The words for the signs of spam in the mail. */
export const spamSigns = {
  hiddenField: 'the field that people do not see is filled in',
  fast: `sent within ${minElapsedMs / 1000} seconds of the page`,
  links: `more than ${maxLinks} links in the message`,
};

export type SpamSign = keyof typeof spamSigns;

/**
 * Finds signs of spam, which only mark the mail: password managers also fill the honeypot. Browsers without scripts send no elapsed
 * time, so a missing time is no sign.
 */
function findSpamSigns({ fields }: PostedForm, message: string): readonly SpamSign[] {
  const elapsed = fields.get('elapsed') ?? '';
  const links = message.match(/https?:\/\/(www\.)?|\bwww\./gi) ?? [];
  return [
    ...(fields.get(honeypotField) ? ['hiddenField' as const] : []),
    ...(/^\d+$/.test(elapsed) && Number(elapsed) < minElapsedMs ? ['fast' as const] : []),
    ...(links.length > maxLinks ? ['links' as const] : []),
  ];
}
