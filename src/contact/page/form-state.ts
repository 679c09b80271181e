import { useSyncExternalStore } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import type { ContactField } from '../fields.ts';
import { addFiles, type NamedFile } from '../files.ts';
import { emptyValues, type ContactValues, type FieldProblems } from '../rules.ts';
import type { FormEntries } from './apply-link.ts';
import { storeDraft, readDraft } from './draft.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  file: File;
}

/** The values are those that the fields had when the form was last read: while the form is shown, the document has the texts. */
export interface FormState extends FormEntries {
  files: readonly Attachment[];
  /** Whether files were attached to the draft before the page was loaded. A browser keeps no files for a page. */
  filesLost: boolean;
  problems: FieldProblems;
  /** The words that a screen reader says. The number grows, so that the same words are said again. */
  announcement: { words: string; times: number };
  /** The form confirms what was sent until the visitor enters something. */
  step: 'writing' | 'sending' | 'sent';
  /** Whether the last request may not have reached us. */
  hasFailed: boolean;
  /** The share of the upload that is done, from 0 to 1; undefined without files. */
  uploaded: number | undefined;
  /** The reference of the request that was sent, if it was delivered. */
  reference: string | undefined;
}

export const initialState: FormState = {
  values: emptyValues,
  linked: {},
  files: [],
  filesLost: false,
  problems: {},
  announcement: { words: '', times: 0 },
  step: 'writing',
  hasFailed: false,
  uploaded: undefined,
  reference: undefined,
};

/** The state of the document's form outlives the page of the form. The server never changes it, because it has many visitors. */
let state: FormState = { ...initialState, ...(import.meta.env.SSR ? {} : readDraft()) };
const listeners = new Set<() => void>();

export const formState = (): FormState => state;

export function changeForm(part: Partial<FormState>): void {
  state = { ...state, ...part };
  storeDraft({ ...state, filesLost: state.filesLost || state.files.length > 0 });
  for (const listener of listeners) listener();
}

/** Returns a part of the form's state. On the server, and while the page is hydrated, it is that of an empty form. */
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

/** An entry ends the confirmation of the last request. */
const stepAfterEntry = () => (state.step === 'sent' ? 'writing' : state.step);

/** The visitor has changed a field: its value is no longer that of a link, and a problem that it had follows its text. */
export function changeField(name: ContactField, values: ContactValues, problem: string | undefined): void {
  const linked = Object.fromEntries(Object.entries(state.linked).filter(([field]) => field !== name));
  const problems = state.problems[name] ? { ...state.problems, [name]: problem } : state.problems;
  changeForm({ values, linked, problems, announcement: initialState.announcement, step: stepAfterEntry() });
}

let lastFileId = 0;

/** Attaches all files or none of them. Returns why, if none. */
export function addToForm(batch: readonly File[]): NoticeText | undefined {
  const added = batch.map((file) => ({ id: (lastFileId += 1), name: file.name, size: file.size, file }));
  const { files, problem, notice } = addFiles(state.files, added);
  const problems = { ...state.problems, files: problem };
  changeForm({ files, problems, filesLost: state.filesLost && notice !== undefined, step: stepAfterEntry() });
  return notice;
}

export const announce = (words: string): void =>
  changeForm({ announcement: { words, times: state.announcement.times + 1 } });

/** Removes what was sent. What came after `begun` is for the next request: a link, and a file chosen in a dialog that was open. */
export function clearForm(begun: FormState, reference: string | undefined): void {
  const linked = state.linked === begun.linked ? {} : state.linked;
  const files = state.files.filter((file) => !begun.files.includes(file));
  lastRequest = { content: '', id: '' };
  changeForm({ ...initialState, values: { ...emptyValues, ...linked }, linked, files, step: 'sent', reference });
}

let lastRequest = { content: '', id: '' };

/** Returns the id of a request with this content. The same content keeps its id until it was sent. */
export function requestIdOf(content: string): string {
  // Browsers have `randomUUID` on https and on localhost only.
  if (content !== lastRequest.content)
    lastRequest = { content, id: globalThis.isSecureContext ? crypto.randomUUID() : '' };
  return lastRequest.id;
}
