import type { NoticeText } from '../content/page-parts.ts';
import { trimInvisible } from './clean-text.ts';

/** A file as the list and the checks see it. They never read its content. */
export interface NamedFile {
  name: string;
  size: number;
}

export const maxFiles = 5;

export const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** The accepted types, as the refusal lists them. */
export const acceptedExtensions = ['.pdf', '.doc', '.docx', '.txt', '.jpg', '.jpeg', '.png', '.gif', '.dwg'] as const;

/** The problems of files. The first three refuse a batch. */
export const fileProblems = {
  tooMany: `Maximum ${maxFiles} files allowed`,
  tooLarge: `File size must be less than ${maxFileMegabytes}MB`,
  wrongType: `File type not supported. Accepted types: ${acceptedExtensions.join(', ')}`,
  unreadable:
    'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.',
};

/** The notice after a batch was attached. */
export const filesAdded = (count: number): NoticeText => ({ text: `${count} file(s) added successfully` });

/** The notice after a batch was refused, with one problem per line. */
export const filesNotAdded = (problems: readonly string[]): NoticeText => ({
  title: 'File Upload Error',
  text: problems.join('\n'),
});

/** A problem of a batch, and the names of the files that have it. */
export interface FileProblem {
  problem: string;
  names: readonly string[];
}

/** Adds a batch to the attached files. If one file fails, it adds none of them. */
export function addFiles<File extends NamedFile>(current: readonly File[], batch: readonly File[]) {
  const isTooMany = current.length + batch.length > maxFiles;
  const checks: readonly (readonly [problem: string, failing: readonly NamedFile[]])[] = [
    [fileProblems.tooMany, isTooMany ? batch : []],
    [fileProblems.tooLarge, batch.filter(({ size }) => size > maxFileBytes)],
    [fileProblems.wrongType, batch.filter(({ name }) => !hasAcceptedType(name))],
  ];
  const problems: readonly FileProblem[] = checks
    .filter(([, failing]) => failing.length > 0)
    .map(([problem, failing]) => ({ problem, names: failing.map(({ name }) => name) }));
  return { files: problems.length > 0 ? current : [...current, ...batch], problems };
}

/** Lists the problems for display beside the files: one line per problem with its files; empty without problems. */
export const fileProblemText = (problems: readonly FileProblem[]) =>
  problems.map(({ problem, names }) => `${names.join(', ')}: ${problem}`).join('\n');

/** Some systems end a file's name in a space or a direction mark, which its owner cannot see. */
const hasAcceptedType = (name: string): boolean =>
  acceptedExtensions.some((extension) => trimInvisible(name).toLowerCase().endsWith(extension));

/** Formats a file's size: 640 B, 12 KB, 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
