import type { Attachment } from './form-state.ts';
import { wait } from './wait.ts';

/** Milliseconds in which a file must come. It may be on a disk that no longer answers. */
const readTimeout = 60_000;

/**
 * Copies files into memory, except those that were read before: a file of a cloud drive may come only once. Also returns the files
 * that cannot be read, because they were changed, renamed or deleted after they were attached. The first file that
 * does not come in time ends the reading.
 */
export async function readFiles(files: readonly Attachment[]) {
  const read: Attachment[] = [];
  const unreadable: Attachment[] = [];
  for (const attachment of files) {
    const { file, isRead } = attachment;
    // oxlint-disable-next-line no-await-in-loop -- At once, the files would need five times the memory while they are read.
    const copy = isRead ? file : await Promise.race([copyOf(file), wait(readTimeout).then(() => 'late' as const)]);
    if (copy instanceof File) read.push({ ...attachment, file: copy, isRead: true });
    else unreadable.push(attachment);
    if (copy === 'late') break;
  }
  return { read, unreadable };
}

/** Returns a copy of the file in memory, or nothing if it cannot be read. Firefox notices a change by its length only. */
const copyOf = (file: File): Promise<File | undefined> =>
  file.arrayBuffer().then(
    (bytes) => {
      const { name, type, lastModified } = file;
      return bytes.byteLength === file.size ? new File([bytes], name, { type, lastModified }) : undefined;
    },
    () => undefined,
  );
