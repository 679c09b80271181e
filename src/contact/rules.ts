import { cleanText, isEmailAddress, type TextKind } from '../clean-text.ts';
import type { NoticeText } from '../content/page-parts.ts';
import { contactFields, fieldNames, longestText, type ContactField } from './fields.ts';
import { formNotices, refusalNotices, tooLong } from './texts.ts';

export type ContactValues = Record<ContactField, string>;

/** Builds the values of a form. `read` returns the text of a field. */
export function valuesFrom(read: (name: ContactField) => string): ContactValues {
  const values: Partial<ContactValues> = {};
  for (const name of fieldNames) values[name] = read(name);
  if (hasAllFields(values)) return values;
  throw new Error('A field has no value.');
}

const hasAllFields = (values: Partial<ContactValues>): values is ContactValues =>
  fieldNames.every((name) => name in values);

export const emptyValues = valuesFrom(() => '');

/** Cleans the values before checks and sending: removes invisible characters, such as a pasted zero-width space. */
export const cleanValues = (values: ContactValues): ContactValues =>
  valuesFrom((name) => {
    const text = cleanText(values[name], kindOf(name));
    // Copying from a sentence or a list leaves full stops and commas at the end.
    return name === 'email' ? text.replace(/(?<![.,\s])[.,\s]+$/, '') : text;
  });

function kindOf(name: ContactField): TextKind {
  const { multiline, type } = contactFields[name];
  return multiline ? 'lines' : type === 'email' || type === 'tel' ? 'address' : 'line';
}

/** The messages beside the fields that fail, and beside the files. */
export type FieldProblems = Partial<Record<ContactField | 'files', string | undefined>>;

/**
 * Checks a form before it is sent: first the required fields, then the agreement to the terms. Returns the problems of all fields,
 * and the notice of the first check that fails. Browser and server check the clean values.
 */
export function checkValues(entered: ContactValues) {
  const values = cleanValues(entered);
  const empty = fieldNames.filter((name) => contactFields[name].required && values[name] === '');
  const problems: FieldProblems = Object.fromEntries(empty.map((name) => [name, contactFields[name].required]));
  for (const name of fieldNames) {
    const { label, longest = longestText } = contactFields[name];
    const excess = values[name].length - longest;
    if (excess > 0) problems[name] = tooLong(label, longest, excess);
  }
  // Runs after the length checks, because converting a long domain takes half a second.
  if (!problems.email && !isEmailAddress(values.email)) problems.email = contactFields.email.mistyped;
  if (empty.some((name) => name !== 'terms')) return { problems, notice: formNotices.missing };
  if (!values.terms) return { problems, notice: formNotices.agreement };
  return { problems, notice: Object.keys(problems).length > 0 ? refusalNotices.invalid : undefined };
}

/** A request that the server refuses. The answering page shows the form again. */
export interface RefusedRequest {
  initialValues: ContactValues;
  problems: FieldProblems;
  notice: NoticeText;
  /** Whether files were attached. A page cannot give files back to the browser. */
  filesLost: boolean;
}
