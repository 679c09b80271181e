import type { NoticeText } from '../content/page-parts.ts';
import { contactFields, textFields, type ContactField, type TextField } from './fields.ts';
import { formNotices } from './texts.ts';

/** The values of the fields. */
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

/** Builds the values of a form. `read` returns the text of a field. */
export function valuesFrom(read: (name: TextField) => string, terms: boolean): ContactValues {
  const values = { ...emptyValues, terms };
  for (const name of textFields) values[name] = read(name);
  return values;
}

/** A valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), as browsers check an e-mail field. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The message beside each field that fails, and the one beside the files. */
export type FieldProblems = Partial<Record<ContactField | 'files', string | undefined>>;

export interface CheckResult {
  /** Whether the request may be sent. */
  passed: boolean;
  problems: FieldProblems;
  /** The notice of the first check that fails. A mistyped e-mail has none: its problem is beside the field only. */
  notice?: NoticeText;
}

/**
 * Checks a form before it is sent: first that no required field is empty, then that the visitor agrees to the terms. It
 * returns the problems of all fields at once.
 *
 * @param emailIsMistyped whether the e-mail address is invalid, which the browser or the server has found.
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
