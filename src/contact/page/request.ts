import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { addFiles, filesAdded } from '../files.ts';
import { cleanValues, type FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';
import { linkedValues, removeSent } from './draft.ts';
import { endsWhenCorrected } from './ended-notices.ts';
import { readFields, shownForm } from './form-fields.ts';
import { notSent, send, type Attachment, type Refusal, type Sent } from './send.ts';

interface ContactRequest {
  files: readonly Attachment[];
  /** The problems of the last batch of files; empty without any. */
  filesProblem: string;
  problems: FieldProblems;
  sending: boolean;
  /** Whether the form still confirms the last request: until the visitor enters something. */
  confirmed: boolean;
  /** The reference of the request that is confirmed, if it was delivered. */
  reference?: string | undefined;
  /** The share of the upload that is done, from 0 to 1; undefined without files. */
  uploaded?: number | undefined;
}

const nothing: ContactRequest = { files: [], filesProblem: '', problems: {}, sending: false, confirmed: false };

/**
 * The request that the visitor is writing, apart from the values of its fields (`draft.ts`). Like these it outlives the page, but
 * not the document. On the server it never changes, because only events change it.
 */
let request = nothing;
let lastId = 0;
const listeners = new Set<() => void>();

export const useContactRequest = () => useSyncExternalStore(subscribe, current, current);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => request;

function change(part: Partial<ContactRequest>) {
  request = { ...request, ...part };
  for (const listener of listeners) listener();
}

export const showProblems = (problems: FieldProblems): void => change({ problems });

/** Ends the confirmation of the last request, when the visitor begins the next. */
export function endConfirmation(): void {
  if (request.confirmed) change({ confirmed: false });
}

/** Attaches the whole batch or none of it, and shows a notice. */
export function attachFiles(batch: readonly File[]): void {
  const attachments = batch.map((file) => ({ id: ++lastId, name: file.name, size: file.size, file }));
  const { files, problem, notice } = addFiles(request.files, attachments);
  change({ files, filesProblem: problem, confirmed: false });
  if (notice) {
    notify({ kind: 'error', about: 'files', ...notice });
    return;
  }
  closeFileErrors();
  notify({ kind: 'success', about: 'files', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  change({ files: request.files.filter((file) => file.id !== id), filesProblem: '' });
  closeFileErrors();
}

const closeFileErrors = () => closeNotices(endsWhenCorrected('files'));

/** The content and the id of a request until it was sent. */
let unsent = { content: '', id: '' };

/**
 * Completes the entries of the form: the texts as they were checked, the files, which are in the list and not in the picker, and
 * an id. The browser asks for them when our code reads the form, and when it posts the form itself.
 */
export function completeEntries({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  // First, because the browser posts the form even if something below throws.
  formData.delete('files');
  for (const { file } of request.files) formData.append('files', file);
  const { terms: _box, ...texts } = cleanValues(readFields(target));
  for (const [name, text] of Object.entries(texts)) formData.set(name, text);
  // The server sends no second mail for an id whose mail it has sent, so a lost answer does no harm. The same content keeps its
  // id until it was sent. Firefox before 95, and browsers on plain http, have no `randomUUID`.
  const content = JSON.stringify([...formData, ...request.files.map(({ id }) => id)]);
  if (content !== unsent.content) unsent = { content, id: crypto.randomUUID?.() ?? '' };
  if (unsent.id) formData.set('requestId', unsent.id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  formData.set('elapsed', String(Math.round(performance.now())));
}

/**
 * Sends the entries of the form, or simulates it. It goes on when the visitor opens another page. Until it has ended, the
 * visitor cannot change or send the form. A failure loses nothing. If our own code fails, the browser posts the form.
 */
export async function sendRequest(form: HTMLFormElement, delivery: boolean): Promise<void> {
  if (request.sending) return;
  const { files } = request;
  const link = linkedValues();
  let result: Refusal | Sent;
  try {
    // Before the fields are disabled, because then they have no entries.
    const data = delivery && new FormData(form);
    // A disabled control loses the focus, and Tab would then begin at the top of the page.
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
    change({ sending: true, uploaded: undefined, confirmed: false });
    result = await (data ? send(data, files, (uploaded) => files.length > 0 && change({ uploaded })) : simulate());
  } catch (error) {
    console.error(error);
    flushSync(() => change({ sending: false }));
    const shown = shownForm();
    if (shown) return shown.submit();
    result = notSent;
  }
  if ('notice' in result) {
    const { notice, ...found } = result;
    change({ ...found, sending: false });
    const isAboutFiles = found.filesProblem !== '' && Object.keys(found.problems).length === 0;
    notify({ kind: 'error', about: isAboutFiles ? 'files' : 'request', ...notice });
    return;
  }
  unsent = { content: '', id: '' };
  removeSent(link);
  closeFileErrors();
  // A file may have been chosen in a dialog that was open.
  const others = request.files.filter((file) => !files.includes(file));
  change({ ...nothing, files: others, confirmed: true, reference: result.reference });
  notify({ kind: 'success', about: 'request', ...formNotices.sent });
}

/** Resolves after two seconds, and sends nothing. */
const simulate = () => new Promise<Sent>((resolve) => setTimeout(resolve, 2000, {}));
