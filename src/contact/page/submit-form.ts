import { flushSync } from 'react-dom';
import { moveFocus } from '../../move-focus.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { brokenRule, fileProblems, filesNotAdded } from '../files.ts';
import { checkValues, cleanValues } from '../rules.ts';
import { formNotices } from '../texts.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { closeFileErrors, readFiles } from './attached-files.ts';
import { endsWhenSent } from './ended-notices.ts';
import { fieldNameOf, focusAfterSending, readFields, showFirstProblem, shownForm, writeFields } from './form-fields.ts';
import { formState, type Attachment } from './form-state.ts';
import { createTry } from './one-try.ts';
import {
  isOurs,
  isTooLarge,
  needsDocument,
  notSent,
  postUntilAnswered,
  readAnswer,
  type Answer,
  type Refusal,
  type Sent,
} from './post-form.ts';

/** Checks the form, and sends it or shows its problems. While it is being sent, this does nothing. */
export function submitForm(form: HTMLFormElement, delivery: boolean): void {
  if (formState().current().step === 'sending') return;
  const { activeElement } = document;
  const values = readFields(form);
  const { passed, problems, notice } = checkValues(values);
  // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
  flushSync(() => formState().checked(values, problems));
  closeNotices(endsWhenSent(notice));
  if (notice) notify({ kind: 'error', about: 'request', ...notice });
  if (passed) {
    void sendForm(form, delivery);
    return;
  }
  const field = showFirstProblem(form);
  // Where Enter was pressed in the field, it has kept the focus, so its problem must be announced.
  const name = field === activeElement ? fieldNameOf(field) : undefined;
  if (name) formState().announced(problems[name] ?? '');
}

/**
 * Sends the entries of the form, or simulates it. It goes on when the visitor opens another page. Until it has ended, the
 * visitor cannot change or send the form. A failure loses nothing. If our own code fails, or something between us lets only documents
 * pass, the browser posts the form.
 */
async function sendForm(form: HTMLFormElement, delivery: boolean): Promise<void> {
  const begun = formState().current();
  let result: Refusal | Sent | 'byDocument';
  try {
    // Before the fields are disabled, because then they have no entries.
    const entries = delivery && new FormData(form);
    // A disabled control loses the focus, and Tab would then begin at the top of the page.
    moveFocus(form);
    formState().sending();
    result = await (entries ? deliver(entries, begun.files) : simulate());
  } catch (error) {
    console.error(error);
    result = 'byDocument';
  }
  if (result === 'byDocument') {
    // At once, because the fields must be enabled when the browser posts them.
    flushSync(() => formState().stopped());
    const shown = shownForm();
    if (shown) {
      shown.submit();
      return focusAfterSending();
    }
    result = notSent;
  }
  // `flushSync`, because problems and enabled fields must be in the document when one of them takes the focus.
  if ('notice' in result) {
    const { notice, problems, filesProblem } = result;
    flushSync(() => formState().refused(problems, filesProblem));
    const isAboutFiles = filesProblem !== '' && Object.keys(problems).length === 0;
    notify({ kind: 'error', about: isAboutFiles ? 'files' : 'request', ...notice });
  } else {
    const { reference } = result;
    flushSync(() => formState().sent(begun, reference));
    const shown = shownForm();
    if (shown) writeFields(shown, formState().current().values);
    closeFileErrors();
    notify({ kind: 'success', about: 'request', ...formNotices.sent });
  }
  focusAfterSending();
}

/**
 * Delivers the entries. The files are read here and not when they are attached, so that a phone does not hold them while the visitor
 * writes. Until the answer is there, closing the tab asks for confirmation.
 */
async function deliver(entries: FormData, files: readonly Attachment[]): Promise<Refusal | Sent | 'byDocument'> {
  const stopAsking = askBeforeLeaving();
  try {
    const { read, unreadable } = await readFiles(files);
    formState().filesRead(read);
    if (unreadable.length > 0) return refuseUnreadable(unreadable);
    entries.delete('files');
    for (const { file } of read) entries.append('files', file);
    const onUpload = (share: number) => files.length > 0 && formState().uploading(share);
    const tryOnce = createTry(entries, onUpload);
    let last: Answer | undefined;
    const answer = await postUntilAnswered(async () => {
      const result = await tryOnce();
      last = result && 'status' in result ? result : undefined;
      return result;
    });
    if (last && !isOurs(last) && !isTooLarge(last)) formState().intercepted();
    if (answer && needsDocument(answer)) return 'byDocument';
    return answer ? readAnswer(answer) : notSent;
  } finally {
    stopAsking();
  }
}

function refuseUnreadable(files: readonly Attachment[]): Refusal {
  const filesProblem = files.map((file) => brokenRule(fileProblems.unreadable, [file])).join('\n');
  return { notice: filesNotAdded([filesProblem]), problems: {}, filesProblem };
}

/** Takes two seconds, and sends nothing. */
const simulate = () => new Promise<Sent>((resolve) => setTimeout(resolve, 2000, {}));

/** Completes the entries of a form each time they are read. It is a ref of the form. */
export function completesEntries(form: HTMLFormElement) {
  form.addEventListener('formdata', completeEntries);
  return () => form.removeEventListener('formdata', completeEntries);
}

/**
 * Completes the entries of the form: the texts as they were checked, the files, which are in the list and not in the picker, and
 * an id. The browser asks for them when our code reads the form, and when it posts the form itself.
 */
function completeEntries({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  // First, because the browser posts the form even if something below throws.
  formData.delete('files');
  const { files } = formState().current();
  for (const { file } of files) formData.append('files', file);
  // A box that is not checked has no entry.
  for (const [name, text] of Object.entries(cleanValues(readFields(target))))
    if (formData.has(name)) formData.set(name, text);
  // The server sends no second mail for an id whose mail it has sent, so a lost answer does no harm.
  const id = formState().identify(JSON.stringify([...formData, ...files.map((file) => file.id)]));
  if (id) formData.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  formData.set('elapsed', String(Math.round(performance.now())));
}
