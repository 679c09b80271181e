import { useSyncExternalStore } from 'react';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { addFiles, fileProblemText, filesAdded, filesNotAdded } from '../files.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';
import { refuseUnreadable, type Attachment } from './attachments.ts';
import { linkedValues, removeSent } from './entered-values.ts';
import { postWithoutScripts } from './post-without-scripts.ts';
import type { Refusal } from './refusal.ts';

interface ContactRequest {
  files: readonly Attachment[];
  /** The problems of the last batch of files; empty without any. */
  filesProblem: string;
  /** The names of files that the browser has not restored with the texts. */
  lostFiles: readonly string[];
  problems: FieldProblems;
  sending: boolean;
  /** Whether the form still confirms the last request: until the visitor enters something. */
  confirmed: boolean;
  /** The share of the upload that is done, from 0 to 1; undefined without files. */
  uploaded?: number | undefined;
}

/**
 * The request that the visitor is writing, apart from the values of its fields (`entered-values.ts`). Like these it outlives the
 * page, but not the document.
 *
 * On the server it never changes, because only events change it.
 */
let request: ContactRequest = {
  files: [],
  filesProblem: '',
  lostFiles: [],
  problems: {},
  sending: false,
  confirmed: false,
};
let lastId = 0;
const listeners = new Set<() => void>();

export const useContactRequest = () => useSyncExternalStore(subscribe, current, current);

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
  change({ lostFiles: request.lostFiles.filter((name) => !batch.some((file) => file.name === name)) });
  closeFileErrors();
  notify({ kind: 'success', about: 'files', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  change({ files: request.files.filter((file) => file.id !== id), filesProblem: '' });
  closeFileErrors();
}

/** Asks for files again whose names the browser has restored. Attached ones are not lost: the whole page was restored. */
export function reportLostFiles(names: readonly string[]): void {
  const lostFiles = names.filter((name) => !request.files.some((file) => file.name === name));
  if (lostFiles.length > 0) change({ lostFiles });
}

const closeFileErrors = () => closeNotices(({ about, kind }) => about === 'files' && kind === 'error');

/** Ends the confirmation of the last request, when the visitor begins the next. */
export function endConfirmation(): void {
  if (request.confirmed) change({ confirmed: false });
}

/** Adds the attached files to the entries of the form. The picker is empty, because chosen files are moved to the list. */
export function addAttachments({ formData }: FormDataEvent): void {
  formData.delete('files');
  for (const { file } of request.files) formData.append('files', file);
}

/**
 * Sends the request. It goes on when the visitor opens another page. Until it has ended, the form cannot be changed. A failure
 * loses nothing.
 *
 * @param data the entries of the form. Without them sending is simulated.
 */
export async function sendRequest(data?: FormData): Promise<void> {
  const { sending, files } = request;
  if (sending) return;
  const link = linkedValues();
  change({ sending: true, uploaded: undefined, confirmed: false });
  let refusal: Refusal | undefined;
  if (data) {
    try {
      refusal = await send(data, files);
    } catch {
      return postWithoutScripts(data, () => change({ sending: false }));
    }
  } else await simulate();
  if (refusal) {
    const { notice, ...found } = refusal;
    change({ ...found, sending: false });
    const isAboutFiles = found.filesProblem !== '' && Object.keys(found.problems).length === 0;
    notify({ kind: 'error', about: isAboutFiles ? 'files' : 'request', ...notice });
    return;
  }
  removeSent(link);
  // A file may have been chosen in a dialog that was open.
  const others = request.files.filter((file) => !files.includes(file));
  closeFileErrors();
  change({ files: others, filesProblem: '', lostFiles: [], problems: {}, sending: false, confirmed: true });
  notify({ kind: 'success', about: 'request', ...formNotices.sent });
}

/** Sends the entries. Rejects only when our own code fails or cannot be fetched. */
async function send(data: FormData, files: readonly Attachment[]): Promise<Refusal | undefined> {
  const unreadable = await refuseUnreadable(files);
  if (unreadable) return unreadable;
  const { deliver } = await fetchDelivery();
  return deliver(data, files, (uploaded) => files.length > 0 && change({ uploaded }));
}

/** Milliseconds of the simulated submission. */
const submitDelayMs = 2000;

/** Sends nothing. */
const simulate = () => new Promise((resolve) => setTimeout(resolve, submitDelayMs));

/** Fetches the code that delivers requests. */
export const fetchDelivery = () => import('./deliver.ts');

function change(part: Partial<ContactRequest>) {
  request = { ...request, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => request;
