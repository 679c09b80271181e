import { useSyncExternalStore, type ReactNode } from 'react';
import { addFiles, fileProblemText, filesAdded, filesNotAdded } from '../../contact-form/files.ts';
import type { ContactValues, FieldProblems } from '../../contact-form/rules.ts';
import { formNotices } from '../../contact-form/texts.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import type { Attachment } from './delivery/deliver.tsx';

interface ContactRequest {
  files: readonly Attachment[];
  /** The problems of the last batch of files; empty without any. */
  filesProblem: string;
  problems: FieldProblems;
  sending: boolean;
  /** The progress bar of the upload. */
  progress?: ReactNode;
  /** The number of sent requests. When it grows, the form empties itself. */
  sent: number;
  /** Whether the form still confirms the last request: until the visitor enters something. */
  confirmed: boolean;
}

/**
 * The request that the visitor is writing. It outlives the page, so that a visitor who looks something up on the site finds
 * it again. It is kept in memory only, so it does not outlive the document.
 *
 * On the server it never changes, because only events change it.
 */
let request: ContactRequest = { files: [], filesProblem: '', problems: {}, sending: false, sent: 0, confirmed: false };
let draft: ContactValues | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export const useContactRequest = () => useSyncExternalStore(subscribe, current, current);

/** The values of the fields when the visitor left the page. */
export const findDraft = () => draft;

/**
 * Keeps the values of the form when the visitor leaves the page.
 *
 * @param sent the number of sent requests when the form showed these values. A form may be removed before it has emptied
 * itself after a late answer, and values that were sent are no draft.
 */
export function keepDraft(values: ContactValues, sent: number): void {
  if (sent !== request.sent) return;
  draft = values;
  showProblems({});
}

export function showProblems(problems: FieldProblems): void {
  change({ problems });
}

/** Attaches the whole batch or none of it, and shows a notice. */
export function attachFiles(batch: readonly File[]): void {
  const attachments = batch.map((file) => ({ id: ++lastId, name: file.name, size: file.size, file }));
  const { files, problems } = addFiles(request.files, attachments);
  change({ files, filesProblem: fileProblemText(problems), confirmed: false });
  if (problems.length > 0) {
    notify({ kind: 'error', about: 'files', ...filesNotAdded(problems.map(({ problem }) => problem)) });
    return;
  }
  closeFileErrors();
  notify({ kind: 'success', about: 'files', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  change({ files: request.files.filter((file) => file.id !== id), filesProblem: '' });
  closeFileErrors();
}

const closeFileErrors = () => closeNotices(({ about, kind }) => about === 'files' && kind === 'error');

/** Ends the confirmation of the last request, when the visitor begins the next. */
export function endConfirmation(): void {
  if (request.confirmed) change({ confirmed: false });
}

/**
 * Sends the request. It goes on when the visitor opens another page. A failure loses nothing.
 *
 * @param data the entries of the form. Without them sending is simulated.
 */
export async function sendRequest(data?: FormData): Promise<void> {
  const { sending, files } = request;
  if (sending) return;
  change({ sending: true, progress: undefined, confirmed: false });
  const send = async (entries: FormData) =>
    (await fetchDelivery()).deliver(entries, files, (progress) => change({ progress }));
  try {
    const refusal = await (data ? send(data) : simulate());
    if (refusal) {
      const { notice, ...found } = refusal;
      change({ ...found, sending: false });
      notify({ kind: 'error', about: 'request', ...notice });
      return;
    }
    draft = undefined;
    closeFileErrors();
    change({ files: [], filesProblem: '', problems: {}, sending: false, sent: request.sent + 1, confirmed: true });
    notify({ kind: 'success', about: 'request', ...formNotices.sent });
  } catch {
    change({ sending: false });
    notify({ kind: 'error', about: 'request', ...formNotices.notSent });
  }
}

/** Milliseconds of the simulated submission. */
export const submitDelayMs = 2000;

/** Sends nothing. */
const simulate = () => new Promise<undefined>((resolve) => setTimeout(resolve, submitDelayMs));

/** Fetches the code that delivers requests. */
export const fetchDelivery = () => import('./delivery/deliver.tsx');

function change(part: Partial<ContactRequest>) {
  request = { ...request, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => request;
