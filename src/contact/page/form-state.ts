import { useSyncExternalStore } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import { readContactQuery } from '../addresses.ts';
import { fieldNames, type ContactField } from '../fields.ts';
import { addFiles, fileName, noFile, type NamedFile } from '../files.ts';
import { emptyValues, valuesFrom, type ContactValues, type FieldProblems } from '../rules.ts';

/** The lists that a link to the form can set. */
const linkedFields = ['serviceType', 'industry', 'urgency'] as const;

/** The entries of an unsent request. */
interface Draft {
  /** From the last reading of the form. While the form is shown, the document has the current texts. */
  values: ContactValues;
  /** The values that a link has set and the visitor has not changed since. */
  linked: { readonly [name in (typeof linkedFields)[number]]?: string };
  /** Whether files were attached before the page was loaded. A browser keeps no files across page loads. */
  filesLost: boolean;
  /** When the visitor made the last entry, in milliseconds since 1970. */
  enteredAt: number;
  /** The values of a draft that is too old. The browser itself may have restored its fields. */
  expired?: ContactValues;
}

export interface Attachment extends NamedFile {
  /** Distinguishes attachments: the same file may be attached twice. */
  id: number;
  file: File;
}

export interface FormState extends Draft {
  files: readonly Attachment[];
  problems: FieldProblems;
  /** The words for screen readers. The number makes repeated words a change. */
  announcement: { words: string; times: number };
  /** `sent` lasts until the visitor enters something. */
  step: 'writing' | 'sending' | 'sent';
  /** Whether sending takes so long that a visitor should know what else to do. */
  isSlow: boolean;
  /** Why the last request was not sent, unless a field or the files say so. */
  failure: NoticeText | undefined;
  /** The uploaded share, from 0 to 1; undefined without files. */
  uploaded: number | undefined;
  /** The reference of the sent request, if it was delivered. */
  reference: string | undefined;
}

export const initialState: FormState = {
  values: emptyValues,
  linked: {},
  files: [],
  filesLost: false,
  enteredAt: 0,
  problems: {},
  announcement: { words: '', times: 0 },
  step: 'writing',
  isSlow: false,
  failure: undefined,
  uploaded: undefined,
  reference: undefined,
};

const key = 'contact-form';

/** Milliseconds for which a draft is restored: on a shared computer the next person must not find it. The privacy page says so. */
const maxDraftAge = 12 * 3_600_000;

/** Stores the draft in the tab, for a reload, for Back from another site, and for a tab that a phone has discarded. */
function storeDraft({ values, linked, filesLost, files, enteredAt }: FormState): void {
  const set: Readonly<Record<string, string>> = linked;
  const hadFiles = filesLost || files.length > 0;
  const isEmpty = !hadFiles && fieldNames.every((name) => values[name] === (set[name] ?? ''));
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ values, linked, filesLost: hadFiles, enteredAt }));
  } catch {
    // The storage is full, or the browser denies access.
  }
}

/** Returns the draft of the tab, if the tab has one. A draft from another version of the site may have other fields. */
function readDraft(): Partial<Draft> {
  type StoredDraft = Partial<Draft> & { values: Partial<ContactValues> };
  try {
    const stored: StoredDraft = JSON.parse(sessionStorage.getItem(key) ?? '');
    const values = valuesFrom((name) => stored.values[name] ?? '');
    return { enteredAt: Date.now(), ...stored, values };
  } catch {
    return {};
  }
}

/** The form's state outlives the page of the form. The server never changes the state, because all visitors share the module. */
let state: FormState = { ...initialState, ...(import.meta.env.SSR ? {} : readDraft()) };
const listeners = new Set<() => void>();

export const formState = (): FormState => state;

export function changeForm(part: Partial<FormState>): void {
  const { values, files = state.files } = part;
  const isEntry = files !== state.files || fieldNames.some((name) => values && values[name] !== state.values[name]);
  state = { ...state, ...part, ...(isEntry && { enteredAt: Date.now() }) };
  storeDraft(state);
  for (const listener of listeners) listener();
}

/**
 * Returns a part of the form's state, and renders again when that part changes. Typing changes only the entries, which the document
 * shows itself. On the server and during hydration the state is that of an empty form.
 */
export const useFormState = <Part extends keyof FormState>(part: Part): FormState[Part] =>
  useSyncExternalStore(
    subscribe,
    () => state[part],
    () => initialState[part],
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Applies a link to the entries: removes the values that the previous link set, and sets its own. After Back, Forward or a reload
 * (`cameBack`) the link replaces no choice of the visitor.
 */
export function applyLink(search: string, cameBack: boolean, before: Pick<Draft, 'values' | 'linked'>) {
  const selections = readContactQuery(search);
  const values = { ...before.values };
  for (const name of linkedFields) if (values[name] === before.linked[name]) values[name] = '';
  const linked: Draft['linked'] = Object.fromEntries(
    linkedFields
      .filter((name) => selections[name] && !(cameBack && values[name]))
      .map((name) => [name, selections[name]]),
  );
  return { values: { ...values, ...linked }, linked };
}

/** Forgets a draft that is too old, also in a tab that stayed open. */
export function forgetOldDraft(): void {
  if (!state.enteredAt || state.step === 'sending' || Date.now() - state.enteredAt < maxDraftAge) return;
  state = { ...initialState, expired: state.values };
  storeDraft(state);
}

/** An entry ends the confirmation of the last request. */
const stepAfterEntry = () => (state.step === 'sent' ? 'writing' : state.step);

/** Records a change of a field by the visitor: no link owns the value any longer, and `problem` replaces an existing problem. */
export function changeField(name: ContactField, values: ContactValues, problem: string | undefined): void {
  const linked = Object.fromEntries(Object.entries(state.linked).filter(([field]) => field !== name));
  const problems = state.problems[name] ? { ...state.problems, [name]: problem } : state.problems;
  changeForm({ values, linked, problems, announcement: initialState.announcement, step: stepAfterEntry() });
}

let lastFileId = 0;

/** Attaches all files or none. Returns the reason if none. */
export function addToForm(batch: readonly File[]): NoticeText | undefined {
  const added = batch.map((file) => ({ id: (lastFileId += 1), name: fileName(file), size: file.size, file }));
  const { files, problem, notice } =
    added.length > 0 ? addFiles(state.files, added) : { ...noFile, files: state.files };
  const problems = { ...state.problems, files: problem };
  changeForm({ files, problems, filesLost: state.filesLost && notice !== undefined, step: stepAfterEntry() });
  return notice;
}

export const announce = (words: string): void =>
  changeForm({ announcement: { words, times: state.announcement.times + 1 } });

let lastRequest = { content: '', id: '' };

/** Removes the sent content. Keeps what came after `begun` for the next request: a link, or a file from a dialog that was open. */
export function clearForm(begun: FormState, reference: string | undefined): void {
  const linked = state.linked === begun.linked ? {} : state.linked;
  const files = state.files.filter((file) => !begun.files.includes(file));
  lastRequest = { content: '', id: '' };
  changeForm({ ...initialState, values: { ...emptyValues, ...linked }, linked, files, step: 'sent', reference });
}

/** Returns the id of a request with this content. The same content keeps its id until it is sent. */
export function requestIdOf(content: string): string {
  // Browsers have `randomUUID` only on https and on localhost.
  if (content !== lastRequest.content)
    lastRequest = { content, id: globalThis.isSecureContext ? crypto.randomUUID() : '' };
  return lastRequest.id;
}
