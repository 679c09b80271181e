import {
  acceptedExtensions,
  fieldTexts,
  fileProblems,
  maxFileBytes,
  maxFiles,
  formNotices,
  requiredFields,
  type ContactField,
} from '../../content/contact.ts';
import type { NoticeText } from '../../content/page-parts.ts';

/** What a visitor has entered. */
export type ContactValues = Record<Exclude<ContactField, 'terms'>, string> & { terms: boolean };

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

/** What is said beside each field that fails. */
export type FieldProblems = Partial<Record<ContactField | 'files', string | undefined>>;

export interface CheckResult {
  /** Whether the request may be sent. */
  passed: boolean;
  problems: FieldProblems;
  /** Of the first check that fails. A mistyped e-mail has none: it is said beside its field only. */
  notice?: NoticeText;
}

/**
 * The submit check: first that nothing required is empty, then that the terms are agreed to. Every field that fails
 * is named at once. What a mistyped e-mail is, the browser knows best, so its verdict is handed in.
 */
export function checkRequest(values: ContactValues, emailIsMistyped: boolean): CheckResult {
  const empty = requiredFields.filter((field) => values[field].trim() === '');
  const problems: FieldProblems = Object.fromEntries(empty.map((field) => [field, fieldTexts[field].missing]));
  if (emailIsMistyped) problems.email ??= fieldTexts.email.mistyped;
  if (!values.terms) problems.terms = fieldTexts.terms.missing;
  const passed = Object.keys(problems).length === 0;
  if (empty.length > 0) return { passed, problems, notice: formNotices.missing };
  if (!values.terms) return { passed, problems, notice: formNotices.agreement };
  return { passed, problems };
}

/** An attached file, as far as the list and the checks need it: what it holds is never read. */
export interface NamedFile {
  name: string;
  size: number;
}

/** Why a batch was refused, and the names of the files that have this problem. */
export interface Refusal {
  problem: string;
  names: readonly string[];
}

/** Adds a batch to the attached files, or, when any file of it fails, nothing. */
export function addFiles<File extends NamedFile>(current: readonly File[], batch: readonly File[]) {
  const isTooMany = current.length + batch.length > maxFiles;
  const refusals: readonly Refusal[] = [
    refusal(fileProblems.tooMany, isTooMany ? batch : []),
    refusal(
      fileProblems.tooLarge,
      batch.filter(({ size }) => size > maxFileBytes),
    ),
    refusal(
      fileProblems.wrongType,
      batch.filter(({ name }) => !hasAcceptedType(name)),
    ),
  ].filter(({ names }) => names.length > 0);
  return { files: refusals.length > 0 ? current : [...current, ...batch], refusals };
}

/** What is said beside the files: of each problem the files that have it, one problem a line; empty without any. */
export const refusalText = (refusals: readonly Refusal[]) =>
  refusals.map(({ problem, names }) => `${names.join(', ')}: ${problem}`).join('\n');

const refusal = (problem: string, files: readonly NamedFile[]) => ({ problem, names: files.map(({ name }) => name) });

function hasAcceptedType(name: string): boolean {
  return acceptedExtensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** A file's size for people: 640 B, 12 KB, 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
