import { flushSync } from 'react-dom';
import { moveFocus } from '../../move-focus.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { filesNotAdded } from '../files.ts';
import { checkValues } from '../rules.ts';
import { formNotices } from '../texts.ts';
import { readFiles } from './attached-files.ts';
import {
  fieldNameOf,
  focusAfterSending,
  readFields,
  showFirstProblem,
  mountedForm,
  writeFields,
} from './form-fields.ts';
import { announce, changeForm, clearForm, formState, requestIdOf, type Attachment } from './form-state.ts';
import { notSent, postOnce, postWithRetries, type PostResult } from './post-form.ts';

/** Milliseconds of sending after which the form says what else to do if a line is down. */
const slowAfter = 10_000;

/** Checks the form, and sends it or shows its problems. Does nothing while the form is being sent. */
export function submitForm(form: HTMLFormElement, delivery: boolean): void {
  const { step, problems: before } = formState();
  if (step === 'sending') return;
  const { activeElement } = document;
  const values = readFields(form);
  const { problems, notice } = checkValues(values);
  // The problem must be in the document before the field takes the focus and is read out.
  flushSync(() => changeForm({ values, problems: { ...problems, files: before.files } }));
  if (!notice) return void sendForm(form, delivery);
  notify({ kind: 'error', about: 'request', ...notice });
  const field = showFirstProblem(form);
  // A field in which Enter was pressed keeps the focus, so its problem must be announced.
  const name = field === activeElement ? fieldNameOf(field) : undefined;
  if (name) announce(problems[name] ?? '');
}

/**
 * Sends the entries of the form, or simulates sending. Continues when the visitor opens another page. Until the end, the visitor
 * can neither change nor send the form. A failure loses nothing: if our code throws, the browser posts the form.
 */
async function sendForm(form: HTMLFormElement, delivery: boolean): Promise<void> {
  const begun = formState();
  let result = notSent;
  const timer = setTimeout(() => changeForm({ isSlow: true }), slowAfter);
  try {
    // Read before the fields are disabled, because disabled fields have no entries.
    const entries = delivery && new FormData(form);
    // A disabled control loses the focus, and Tab would then begin at the top of the page.
    moveFocus(form);
    changeForm({ step: 'sending', isSlow: false, failure: undefined, uploaded: undefined });
    closeNotices(({ about }) => about === 'request' || about === 'files');
    result = await (entries ? deliver(entries, begun.files) : simulate());
  } catch (error) {
    console.error(error);
    // The fields must be enabled when the browser posts them.
    flushSync(() => changeForm({ step: 'writing' }));
    const mounted = mountedForm();
    if (mounted) return mounted.submit();
  } finally {
    clearTimeout(timer);
  }
  // Problems and enabled fields must be in the document before one of the fields takes the focus.
  if ('notice' in result) {
    const { notice, problems } = result;
    const isMarked = Object.values(problems).some(Boolean);
    flushSync(() => changeForm({ step: 'writing', problems, failure: isMarked ? undefined : notice }));
    notify({ kind: 'error', about: 'request', ...notice });
  } else {
    const { reference } = result;
    flushSync(() => clearForm(begun, reference));
    const mounted = mountedForm();
    if (mounted) writeFields(mounted, formState().values);
    notify({ kind: 'success', about: 'request', ...formNotices.sent });
  }
  focusAfterSending();
}

/**
 * Delivers the entries. Reads the files only now, so that a phone does not hold them while the visitor writes. Leaving the document
 * needs confirmation until the answer arrives.
 */
async function deliver(entries: FormData, files: readonly Attachment[]): Promise<PostResult> {
  const stopAsking = askBeforeLeaving();
  try {
    const { copies, problem } = await readFiles(files);
    if (problem) return { notice: filesNotAdded([problem]), problems: { files: problem } };
    entries.delete('files');
    for (const file of copies) entries.append('files', file);
    const onUpload = (uploaded: number) => files.length > 0 && changeForm({ uploaded });
    return await postWithRetries(() => postOnce(entries, onUpload));
  } finally {
    stopAsking();
  }
}

/** Takes two seconds and sends nothing. */
const simulate = () => new Promise<PostResult>((resolve) => setTimeout(resolve, 2000, {}));

/**
 * Makes the browser ask before leaving the document, until the caller calls the returned function. A `tel:` or `mailto:` link does
 * not leave the document, but Chromium fires `beforeunload` within its click.
 */
function askBeforeLeaving(): () => void {
  let opensProgram = false;
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = ({ target }: MouseEvent) => {
    opensProgram = target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
    // The next task is after the click.
    setTimeout(() => (opensProgram = false));
  };
  // Captures, so that no other listener can stop the event.
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', (event) => opensProgram || event.preventDefault(), { signal });
  return () => listening.abort();
}

/** A ref that completes the entries of the form each time they are read. */
export function completeEntriesOnRead(form: HTMLFormElement) {
  form.addEventListener('formdata', completeEntries);
  return () => form.removeEventListener('formdata', completeEntries);
}

/**
 * Completes the entries of the form: the files of the list instead of the picker's, and an id. The event fires when our code reads
 * the form, and when the browser posts the form.
 */
function completeEntries({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const { files } = formState();
  // An empty picker adds an empty file with the current time.
  formData.delete('files');
  for (const { file, name } of files) formData.append('files', file, name);
  // The server sends one mail per id, so a retry after a lost answer is safe.
  const id = requestIdOf(JSON.stringify([...formData, ...files.map((file) => file.id)]));
  if (id) formData.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Retries send the same value.
  formData.set('elapsed', String(Math.round(performance.now())));
}
