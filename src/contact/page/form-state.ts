import { useSyncExternalStore } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import type { ContactField } from '../fields.ts';
import { addFiles, type NamedFile } from '../files.ts';
import { emptyValues, type ContactValues, type FieldProblems } from '../rules.ts';
import type { FormEntries } from './apply-link.ts';
import { storeDraft, readDraft } from './draft.ts';

export interface Attachment extends NamedFile {
  /** Distinguishes attachments: the same file may be attached twice. */
  id: number;
  file: File;
}

/** `values` are from the last reading of the form. While the form is shown, the document has the current texts. */
export interface FormState extends FormEntries {
  files: readonly Attachment[];
  /** Whether files were attached to the draft before the page was loaded. A browser keeps no files across page loads. */
  filesLost: boolean;
  problems: FieldProblems;
  /** The words for screen readers. The number makes repeated words a change. */
  announcement: { words: string; times: number };
  /** `sent` lasts until the visitor enters something. */
  step: 'writing' | 'sending' | 'sent';
  /** Whether the last request may have failed to reach us. */
  hasFailed: boolean;
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
  problems: {},
  announcement: { words: '', times: 0 },
  step: 'writing',
  hasFailed: false,
  uploaded: undefined,
  reference: undefined,
};

/** The form's state outlives the page of the form. The server never changes the state, because all visitors share the module. */
let state: FormState = { ...initialState, ...(import.meta.env.SSR ? {} : readDraft()) };
const listeners = new Set<() => void>();

export const formState = (): FormState => state;

export function changeForm(part: Partial<FormState>): void {
  state = { ...state, ...part };
  storeDraft({ ...state, filesLost: state.filesLost || state.files.length > 0 });
  for (const listener of listeners) listener();
}

/** Returns a part of the form's state. On the server and during hydration it is the part of an empty form. */
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

/** Records a change of a field by the visitor: no link owns the value any longer, and `problem` replaces an existing problem. */
export function changeField(name: ContactField, values: ContactValues, problem: string | undefined): void {
  const linked = Object.fromEntries(Object.entries(state.linked).filter(([field]) => field !== name));
  const problems = state.problems[name] ? { ...state.problems, [name]: problem } : state.problems;
  changeForm({ values, linked, problems, announcement: initialState.announcement, step: stepAfterEntry() });
}

let lastFileId = 0;

/** Attaches all files or none. Returns the reason if none. */
export function addToForm(batch: readonly File[]): NoticeText | undefined {
  const added = batch.map((file) => ({ id: (lastFileId += 1), name: file.name, size: file.size, file }));
  const { files, problem, notice } = addFiles(state.files, added);
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
