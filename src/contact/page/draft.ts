import { fieldNames } from '../fields.ts';
import { valuesFrom, type ContactValues } from '../rules.ts';
import type { FormEntries } from './apply-link.ts';

/** The entries of an unsent request. */
export interface Draft extends FormEntries {
  /** Whether the draft had files, which a browser cannot keep. */
  filesLost: boolean;
}

const key = 'contact-form';

/** Stores the draft in the tab, for a reload, for Back from another site, and for a tab that a phone has discarded. */
export function storeDraft({ values, linked, filesLost }: Draft): void {
  const set: Readonly<Record<string, string>> = linked;
  const isEmpty = !filesLost && fieldNames.every((name) => values[name] === (set[name] ?? ''));
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ values, linked, filesLost }));
  } catch {
    // The storage is full, or the browser denies access.
  }
}

/** A draft from another version of the site may have other fields. */
interface StoredDraft extends Omit<Draft, 'values'> {
  values: Partial<ContactValues>;
}

/** Returns the draft of the tab, if the tab has one. */
export function readDraft(): Partial<Draft> {
  try {
    const { values, linked, filesLost }: StoredDraft = JSON.parse(sessionStorage.getItem(key) ?? '');
    return { values: valuesFrom((name) => values[name] ?? ''), linked, filesLost };
  } catch {
    return {};
  }
}
