import type { NoticeText } from '../content/page-parts.ts';
import { acceptedExtensions, fileProblems, formNotices, maxFileBytes, maxFiles } from '../content/pages/contact.ts';
import { contactFields, textFields, type ContactField, type TextField } from './fields.ts';

/** The entries of a visitor. */
export type ContactValues = Record<TextField, string> & { terms: boolean };

export const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  industry: '',
  serviceType: '',
  urgency: '',
  message: '',
  terms: false,
};

/** Makes the values of a form from each field's text. */
export function valuesFrom(textOf: (name: TextField) => string, terms: boolean): ContactValues {
  const values = { ...emptyValues, terms };
  for (const name of textFields) values[name] = textOf(name);
  return values;
}

/** The words beside each field that fails. */
export type FieldProblems = Partial<Record<ContactField | 'files', string | undefined>>;

export interface CheckResult {
  /** Whether the request may be sent. */
  passed: boolean;
  problems: FieldProblems;
  /** The notice of the first check that fails. A mistyped e-mail has none: its problem is beside the field only. */
  notice?: NoticeText;
}

/**
 * Checks a form before it is sent: first that nothing required is empty, then that the terms are agreed to. It names all
 * fields that fail at once. The browser decides whether an e-mail is mistyped, so its result is passed in.
 */
export function checkValues(values: ContactValues, emailIsMistyped: boolean): CheckResult {
  const empty = textFields.filter((name) => contactFields[name].missing && values[name].trim() === '');
  const problems: FieldProblems = Object.fromEntries(empty.map((name) => [name, contactFields[name].missing]));
  if (emailIsMistyped) problems.email ??= contactFields.email.mistyped;
  if (!values.terms) problems.terms = contactFields.terms.missing;
  const passed = Object.keys(problems).length === 0;
  if (empty.length > 0) return { passed, problems, notice: formNotices.missing };
  if (!values.terms) return { passed, problems, notice: formNotices.agreement };
  return { passed, problems };
}

/** An attached file. The list and the checks never read its content. */
export interface NamedFile {
  name: string;
  size: number;
}

/** A problem of a batch of files, and the names of the files that have it. */
export interface FileProblem {
  problem: string;
  names: readonly string[];
}

/** Adds a batch to the attached files. If one file fails, it adds none of them. */
export function addFiles<File extends NamedFile>(current: readonly File[], batch: readonly File[]) {
  const isTooMany = current.length + batch.length > maxFiles;
  const checks: readonly (readonly [problem: string, failing: readonly NamedFile[]])[] = [
    [fileProblems.tooMany, isTooMany ? batch : []],
    [fileProblems.tooLarge, batch.filter(({ size }) => size > maxFileBytes)],
    [fileProblems.wrongType, batch.filter(({ name }) => !hasAcceptedType(name))],
  ];
  const problems: readonly FileProblem[] = checks
    .filter(([, failing]) => failing.length > 0)
    .map(([problem, failing]) => ({ problem, names: failing.map(({ name }) => name) }));
  return { files: problems.length > 0 ? current : [...current, ...batch], problems };
}

/** Lists the problems for display beside the files: one line per problem with its files; empty without problems. */
export const fileProblemText = (problems: readonly FileProblem[]) =>
  problems.map(({ problem, names }) => `${names.join(', ')}: ${problem}`).join('\n');

const hasAcceptedType = (name: string): boolean =>
  acceptedExtensions.some((extension) => name.toLowerCase().endsWith(extension));

/** Formats a file's size: 640 B, 12 KB, 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
