import { cleanText } from '../clean-text.ts';
import type { NoticeText } from '../content/page-parts.ts';

/** A file without its content, for the list and the checks. */
export interface NamedFile {
  name: string;
  size: number;
}

export const maxFiles = 5;

export const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** The media type (IANA) per accepted ending of a name, in the order of the refusal's text. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.dwg': 'image/vnd.dwg',
};

export const acceptedExtensions = Object.keys(mediaTypes);

const extensionOf = (name: string) => acceptedExtensions.find((extension) => name.toLowerCase().endsWith(extension));

/** Returns the media type of a file with an accepted name. */
export const mediaTypeOf = (name: string): string | undefined => mediaTypes[extensionOf(name) ?? ''];

/**
 * Returns the name under which a file is listed, checked and mailed: without control characters, and without the invisible marks
 * and full stops that some systems append. A name without an ending, as Android's picker gives, gets the ending of the media type.
 */
export function fileName(given: { name: string; type: string }): string {
  const name = cleanText(given.name, 'line').replace(/(?<![\s.])[\s.]+$/, '');
  if (/\.[a-z][a-z\d]{1,3}$/i.test(name)) return name;
  // Some phones say `image/jpg`.
  const type = given.type
    .toLowerCase()
    .replace(/;.*|\s/gs, '')
    .replace('/jpg', '/jpeg');
  return name + (acceptedExtensions.find((extension) => mediaTypes[extension] === type) ?? '');
}

/** The problems of files. The first three refuse a batch. */
export const fileProblems = {
  tooMany: `Maximum ${maxFiles} files allowed`,
  tooLarge: `File size must be less than ${maxFileMegabytes}MB`,
  wrongType: `File type not supported. Accepted types: ${acceptedExtensions.join(', ')}`,
  unreadable:
    'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.',
  empty: 'The file is empty. Please remove it, or attach one with content.',
  notGiven: 'The other program gave no file. Please save the attachment first, then add it.',
};

export const filesAdded = (count: number): NoticeText => ({ text: `${count} file(s) added successfully` });

/** The notice after a batch was refused, with one problem per line. */
export const filesNotAdded = (problems: readonly string[]): NoticeText => ({
  title: 'File Upload Error',
  text: problems.join('\n'),
});

/** The refusal of a drop without files. */
export const noFile = { problem: fileProblems.notGiven, notice: filesNotAdded([fileProblems.notGiven]) };

/**
 * Adds a batch to the attached files, or none of the batch if one file fails. After a failure also returns a notice, and the
 * problem for display beside the files: one line per broken rule, with the names of the files that break the rule.
 */
export function addFiles<File extends NamedFile>(current: readonly File[], batch: readonly File[]) {
  const broken = [
    { rule: fileProblems.tooMany, failing: current.length + batch.length > maxFiles ? batch : [] },
    { rule: fileProblems.tooLarge, failing: batch.filter(({ size }) => size > maxFileBytes) },
    { rule: fileProblems.wrongType, failing: batch.filter(({ name }) => !extensionOf(name)) },
  ].filter(({ failing }) => failing.length > 0);
  if (broken.length === 0) return { files: [...current, ...batch], problem: '' };
  const problem = broken.map(({ rule, failing }) => brokenRule(rule, failing)).join('\n');
  return { files: current, problem, notice: filesNotAdded(broken.map(({ rule }) => rule)) };
}

/** Formats a broken rule: the names of the files that break the rule, and the rule. */
export const brokenRule = (rule: string, failing: readonly NamedFile[]): string =>
  `${failing.map(({ name }) => name).join(', ')}: ${rule}`;

/** Formats a file's size: 640 B, 12 KB, 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
