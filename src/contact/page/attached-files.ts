import { useEffect, useState } from 'react';
import { notify } from '../../notices/notify.tsx';
import { brokenRule, fileProblems, filesAdded } from '../files.ts';
import { formTexts } from '../texts.ts';
import { addToForm, announce, changeForm, formState, type Attachment } from './form-state.ts';

/** Attaches all files of the batch or none, and shows a notice. A drop from a mail program may announce files and have none. */
export function attachFiles(batch: readonly File[]): void {
  const refusal = addToForm(batch);
  notify({ kind: refusal ? 'error' : 'success', about: 'files', ...(refusal ?? filesAdded(batch.length)) });
}

/** Removes a file and announces the removal: the focus moves to a button with another file's name. */
export function detachFile({ id, name }: Attachment): void {
  const { files, problems } = formState();
  changeForm({ files: files.filter((file) => file.id !== id), problems: { ...problems, files: undefined } });
  announce(formTexts.files.removed(name));
}

const canTake = () => formState().step !== 'sending';

/**
 * Attaches files that the visitor pastes, or drops on an element with `data-drop`. Returns whether files are dragged over such an
 * element. Files dropped elsewhere do not open in the browser, because that would lose the attached files.
 */
export function useDroppedFiles(): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const { target, type, dataTransfer: dragged } = event;
      if (!dragged?.types.includes('Files')) return;
      event.preventDefault();
      const isTaken = canTake() && target instanceof Element && target.closest('[data-drop]') !== null;
      dragged.dropEffect = isTaken ? 'copy' : 'none';
      setIsOver(isTaken && type === 'dragover');
      if (isTaken && type === 'drop') attachFiles([...dragged.files]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Word and Excel also copy a picture of the text. The Finder of a Mac also copies the names of the files.
      if (!canTake() || files.some(({ name }) => text && !text.includes(name)) || files.length === 0) return;
      event.preventDefault();
      attachFiles(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, onDrag, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

/** Milliseconds in which a file must be read. A disk may no longer answer. */
const readTimeout = 60_000;

/**
 * Copies the files into memory. Also returns a problem for files that cannot be sent: files without bytes, or changed, renamed or
 * deleted since they were attached. An attached size of 0 proves nothing, because a cloud drive may not know the size yet.
 */
export async function readFiles(attached: readonly Attachment[]) {
  const copies = await Promise.all(attached.map(copyOf));
  const problems = attached.flatMap((file, index) => {
    const { size = -1 } = copies[index] ?? {};
    // Firefox notices a change only by the length.
    const isChanged = size === -1 || (file.size > 0 && size !== file.size);
    if (isChanged) return brokenRule(fileProblems.unreadable, [file]);
    return size === 0 ? brokenRule(fileProblems.empty, [file]) : [];
  });
  return { copies: copies.filter((copy) => copy !== undefined), problem: problems.join('\n') };
}

async function copyOf({ file, name }: Attachment): Promise<File | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, readTimeout));
  const bytes = await Promise.race([file.arrayBuffer().catch(() => undefined), timeout]);
  return bytes && new File([bytes], name, { type: file.type, lastModified: file.lastModified });
}
