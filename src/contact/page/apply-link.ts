import { readContactQuery } from '../addresses.ts';
import type { ContactValues } from '../rules.ts';

/** The lists that a link to the form can set. */
const linkedFields = ['serviceType', 'industry', 'urgency'] as const;

/** The values that a link has set and the visitor has not changed since. */
type Linked = { readonly [name in (typeof linkedFields)[number]]?: string };

/** The values of the fields, and which of them a link has set. */
export interface FormEntries {
  values: ContactValues;
  linked: Linked;
}

/**
 * Applies a link to the entries: removes the values that the previous link set, and sets its own. After Back, Forward or a reload
 * (`cameBack`) the link replaces no choice of the visitor.
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
