import { flushSync } from 'react-dom';
import { notify } from '../../notices/notify.tsx';
import { brokenRule, fileProblems, filesNotAdded } from '../files.ts';
import { formNotices } from '../texts.ts';
import { closeFileErrors } from './attach-files.ts';
import { focusAfterSending, shownForm, writeFields } from './form-fields.ts';
import { formState, type Attachment } from './form-state.ts';
import { notSent, postForm, postUntilAnswered, readAnswer, type Refusal, type Sent } from './post-form.ts';
import { readFiles } from './read-files.ts';
import { wait } from './wait.ts';

/**
 * Sends the entries of the form, or simulates it. It goes on when the visitor opens another page. Until it has ended, the
 * visitor cannot change or send the form. A failure loses nothing. If our own code fails, the browser posts the form.
 */
export async function sendForm(form: HTMLFormElement, delivery: boolean): Promise<void> {
  const begun = formState().current();
  let result: Refusal | Sent;
  try {
    // Before the fields are disabled, because then they have no entries.
    const entries = delivery && new FormData(form);
    // A disabled control loses the focus, and Tab would then begin at the top of the page.
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
    formState().sending();
    result = await (entries ? deliver(entries, begun.files) : simulate());
  } catch (error) {
    console.error(error);
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

/** Delivers the entries, with the bytes of the files. Until then, closing the tab asks for confirmation. */
async function deliver(entries: FormData, files: readonly Attachment[]): Promise<Refusal | Sent> {
  window.addEventListener('beforeunload', askFirst);
  try {
    const { read, unreadable } = await readFiles(files);
    formState().filesRead(read);
    if (unreadable.length > 0) return refuseUnreadable(unreadable);
    entries.delete('files');
    for (const { file } of read) entries.append('files', file);
    const onUpload = (share: number) => files.length > 0 && formState().uploading(share);
    const answer = await postUntilAnswered(() => postForm(entries, onUpload));
    return answer ? readAnswer(answer) : notSent;
  } finally {
    window.removeEventListener('beforeunload', askFirst);
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

function refuseUnreadable(files: readonly Attachment[]): Refusal {
  const filesProblem = files.map((file) => brokenRule(fileProblems.unreadable, [file])).join('\n');
  return { notice: filesNotAdded([filesProblem]), problems: {}, filesProblem };
}

/** Takes two seconds, and sends nothing. */
const simulate = (): Promise<Sent> => wait(2000).then(() => ({}));
