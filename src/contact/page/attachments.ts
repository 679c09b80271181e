import { fileProblems, fileProblemText, filesNotAdded, type NamedFile } from '../files.ts';
import type { Refusal } from './refusal.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  file: File;
}

/** Refuses files that the browser can no longer read, because they were changed, renamed or deleted after they were attached. */
export async function refuseUnreadable(files: readonly Attachment[]): Promise<Refusal | undefined> {
  const readable = await Promise.all(files.map(({ file }) => isReadable(file)));
  const problems = files
    .filter((_, index) => !readable[index])
    .map(({ name }) => ({ problem: fileProblems.unreadable, names: [name] }));
  if (problems.length === 0) return undefined;
  const text = fileProblemText(problems);
  return { notice: filesNotAdded([text]), problems: {}, filesProblem: text };
}

/** Reads the whole file. Firefox notices a change by its length only, and would then never end the upload. */
async function isReadable(file: File): Promise<boolean> {
  try {
    const { byteLength } = await file.arrayBuffer();
    return byteLength === file.size;
  } catch {
    return false;
  }
}
