import { readContactQuery } from '../addresses.ts';
import type { ContactValues } from '../rules.ts';

/** The lists that a link to the form can set. */
const linkedFields = ['serviceType', 'industry', 'urgency'] as const;

/** The values that a link has set, without those that the visitor has changed since. */
type Linked = { readonly [name in (typeof linkedFields)[number]]?: string };

/** The values of the form's fields, and which of them a link has set. */
export interface FormEntries {
  values: ContactValues;
  linked: Linked;
}

/**
 * Returns what is in the form after a link. The link removes the values that the link before it has set. Back, Forward and a reload
 * return to a link. Then it replaces nothing that the visitor has chosen.
 */
export function applyLink(search: string, cameBack: boolean, before: FormEntries): FormEntries {
  const selections = readContactQuery(search);
  const values = { ...before.values };
  for (const name of linkedFields) if (values[name] === before.linked[name]) values[name] = '';
  const linked: Linked = Object.fromEntries(
    linkedFields
      .filter((name) => selections[name] && !(cameBack && values[name]))
      .map((name) => [name, selections[name]]),
  );
  return { values: { ...values, ...linked }, linked };
}
