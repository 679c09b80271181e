import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../notices/notify.tsx';
import { brokenRule, fileProblems, filesAdded } from '../files.ts';
import { formTexts } from '../texts.ts';
import { addToForm, announce, changeForm, formState, type Attachment } from './form-state.ts';

/** Attaches the whole batch or none of it, and shows a notice. */
export function attachFiles(batch: readonly File[]): void {
  if (batch.length === 0) return;
  const refusal = addToForm(batch);
  notify({ kind: refusal ? 'error' : 'success', about: 'files', ...(refusal ?? filesAdded(batch.length)) });
}

/** Removes a file, and lets a screen reader say so: the focus moves on to a button with another file's name. */
export function detachFile({ id, name }: Attachment): void {
  const { files, problems } = formState();
  changeForm({ files: files.filter((file) => file.id !== id), problems: { ...problems, files: undefined } });
  announce(formTexts.files.removed(name));
}

/**
 * Takes files that are dropped on an element with `data-drop`, or pasted. Returns whether files are dragged over it. The browser opens
 * no file that is dropped elsewhere, because the attached ones would be lost.
 */
export function useDroppedFiles(): boolean {
  const [isOver, setIsOver] = useState(false);
  const canTake = () => formState().step !== 'sending';

  const drag = useEffectEvent((event: DragEvent) => {
    const { target, type, dataTransfer: dragged } = event;
    if (!dragged?.types.includes('Files')) return;
    event.preventDefault();
    const isTaken = canTake() && target instanceof Element && target.closest('[data-drop]') !== null;
    dragged.dropEffect = isTaken ? 'copy' : 'none';
    setIsOver(isTaken && type === 'dragover');
    if (isTaken && type === 'drop') attachFiles([...dragged.files]);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Word and Excel copy a picture of the text as well, and the Finder of a Mac copies the names of the files.
    if (!canTake() || files.some(({ name }) => text && !text.includes(name)) || files.length === 0) return;
    event.preventDefault();
    attachFiles(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, (event) => drag(event), { signal });
    document.addEventListener('paste', (event) => paste(event), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

/** Milliseconds in which a file must come. It may be on a disk that no longer answers. */
const readTimeout = 60_000;

/**
 * Copies the files into memory. A size of 0 proves nothing: a cloud drive may not know it yet. Also returns the problem of those that
 * cannot be sent: a file without bytes, or one that was changed, renamed or deleted after it was attached.
 */
export async function readFiles(attached: readonly Attachment[]) {
  const copies = await Promise.all(attached.map(copyOf));
  const problems = attached.flatMap((file, index) => {
    const { size = -1 } = copies[index] ?? {};
    // Firefox notices a change by the length only.
    const isChanged = size === -1 || (file.size > 0 && size !== file.size);
    if (isChanged) return brokenRule(fileProblems.unreadable, [file]);
    return size === 0 ? brokenRule(fileProblems.empty, [file]) : [];
  });
  return { copies: copies.filter((copy) => copy !== undefined), problem: problems.join('\n') };
}

async function copyOf({ file }: Attachment): Promise<File | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, readTimeout));
  const bytes = await Promise.race([file.arrayBuffer().catch(() => undefined), timeout]);
  const { name, type, lastModified } = file;
  return bytes && new File([bytes], name, { type, lastModified });
}
