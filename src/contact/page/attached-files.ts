import { closeNotices, notify } from '../../notices/notify.tsx';
import { filesAdded } from '../files.ts';
import { formTexts } from '../texts.ts';
import { endsWhenCorrected } from './ended-notices.ts';
import { formState, type Attachment } from './form-state.ts';

/** Attaches the whole batch or none of it, and shows a notice. */
export function attachFiles(batch: readonly File[]): void {
  const refusal = formState().attached(batch);
  if (refusal) {
    notify({ kind: 'error', about: 'files', ...refusal });
    return;
  }
  closeFileErrors();
  notify({ kind: 'success', about: 'files', ...filesAdded(batch.length) });
}

/** Removes a file, and lets a screen reader say so: the focus moves on to a button with another file's name. */
export function detachFile({ id, name }: Attachment): void {
  formState().detached(id);
  formState().announced(formTexts.files.removed(name));
  closeFileErrors();
}

export const closeFileErrors = (): void => closeNotices(endsWhenCorrected('files'));

/** Milliseconds in which a file must come. It may be on a disk that no longer answers. */
const readTimeout = 60_000;

/**
 * Copies files into memory, except those that were read before: a file of a cloud drive may come only once. Also returns the files
 * that cannot be read, because they were changed, renamed or deleted after they were attached. The first file that does not come in
 * time ends the reading.
 */
export async function readFiles(files: readonly Attachment[]) {
  const read: Attachment[] = [];
  const unreadable: Attachment[] = [];
  for (const attachment of files) {
    const { file, isRead } = attachment;
    // oxlint-disable-next-line no-await-in-loop -- At once, the files would need five times the memory while they are read.
    const copy = isRead ? file : await Promise.race([copyOf(file), late()]);
    if (copy instanceof File) read.push({ ...attachment, file: copy, isRead: true });
    else unreadable.push(attachment);
    if (copy === 'late') break;
  }
  return { read, unreadable };
}

const late = () => new Promise<'late'>((resolve) => setTimeout(resolve, readTimeout, 'late'));

/** Returns a copy of the file in memory, or nothing if it cannot be read. Firefox notices a change by its length only. */
const copyOf = (file: File): Promise<File | undefined> =>
  file.arrayBuffer().then(
    (bytes) => {
      const { name, type, lastModified } = file;
      return bytes.byteLength === file.size ? new File([bytes], name, { type, lastModified }) : undefined;
    },
    () => undefined,
  );
