import { flushSync } from 'react-dom';
import { moveFocus } from '../../move-focus.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { filesNotAdded } from '../files.ts';
import { checkValues, cleanValues } from '../rules.ts';
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

/** Checks the form, and sends it or shows its problems. While it is being sent, this does nothing. */
export function submitForm(form: HTMLFormElement, delivery: boolean): void {
  const { step, problems: before } = formState();
  if (step === 'sending') return;
  const { activeElement } = document;
  const values = readFields(form);
  const { problems, notice } = checkValues(values);
  // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
  flushSync(() => changeForm({ values, problems: { ...problems, files: before.files } }));
  if (!notice) return void sendForm(form, delivery);
  notify({ kind: 'error', about: 'request', ...notice });
  const field = showFirstProblem(form);
  // Where Enter was pressed in the field, it has kept the focus, so its problem must be announced.
  const name = field === activeElement ? fieldNameOf(field) : undefined;
  if (name) announce(problems[name] ?? '');
}

/**
 * Sends the entries of the form, or simulates it. It goes on when the visitor opens another page. Until it has ended, the visitor
 * cannot change or send the form. A failure loses nothing. If our own code fails, the browser posts the form.
 */
async function sendForm(form: HTMLFormElement, delivery: boolean): Promise<void> {
  const begun = formState();
  let result = notSent;
  try {
    // Before the fields are disabled, because then they have no entries.
    const entries = delivery && new FormData(form);
    // A disabled control loses the focus, and Tab would then begin at the top of the page.
    moveFocus(form);
    changeForm({ step: 'sending', hasFailed: false, uploaded: undefined });
    closeNotices(({ about }) => about === 'request' || about === 'files');
    result = await (entries ? deliver(entries, begun.files) : simulate());
  } catch (error) {
    console.error(error);
    // At once, because the fields must be enabled when the browser posts them.
    flushSync(() => changeForm({ step: 'writing' }));
    const mounted = mountedForm();
    if (mounted) return mounted.submit();
  }
  // `flushSync`, because problems and enabled fields must be in the document when one of them takes the focus.
  if ('notice' in result) {
    const { notice, problems } = result;
    const hasFailed = notice.text === formNotices.notSent.text;
    flushSync(() => changeForm({ step: 'writing', problems, hasFailed }));
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
 * Delivers the entries. The files are read here and not when they are attached, so that a phone does not hold them while the visitor
 * writes. Until the answer is there, leaving the document asks for confirmation.
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

/** Takes two seconds, and sends nothing. */
const simulate = () => new Promise<PostResult>((resolve) => setTimeout(resolve, 2000, {}));

/**
 * Lets the browser ask before it leaves the document, until the returned function is called. A link to the telephone or the mail
 * program leaves nothing, but Chromium fires `beforeunload` within its click.
 */
function askBeforeLeaving(): () => void {
  let opensProgram = false;
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = ({ target }: MouseEvent) => {
    opensProgram = target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
    // The next task is no longer part of the click.
    setTimeout(() => (opensProgram = false));
  };
  // In the capturing phase, so that no other listener can keep the click from it.
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', (event) => opensProgram || event.preventDefault(), { signal });
  return () => listening.abort();
}

/** Completes the entries of a form each time they are read. It is a ref of the form. */
export function completeEntriesOnRead(form: HTMLFormElement) {
  form.addEventListener('formdata', completeEntries);
  return () => form.removeEventListener('formdata', completeEntries);
}

/**
 * Completes the entries of the form: the texts as they were checked, the files, which are in the list and not in the picker, and
 * an id. The browser asks for them when our code reads the form, and when it posts the form itself.
 */
function completeEntries({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const { files } = formState();
  // An empty picker has an entry, a file whose time is now.
  formData.delete('files');
  for (const { file } of files) formData.append('files', file);
  // A box that is not checked has no entry.
  for (const [name, text] of Object.entries(cleanValues(readFields(target))))
    if (formData.has(name)) formData.set(name, text);
  // The server sends no second mail for an id whose mail it has sent, so a lost answer does no harm.
  const id = requestIdOf(JSON.stringify([...formData, ...files.map((file) => file.id)]));
  if (id) formData.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  formData.set('elapsed', String(Math.round(performance.now())));
}
