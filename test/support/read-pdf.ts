import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';

/** Returns the path of pdftotext from poppler. Its pdfinfo is beside it. */
export const findPdftotext = () => findProgram({ name: 'pdftotext', package: 'poppler-utils' });

/** Returns the text of a PDF with a form feed after each page. Throws when pdftotext warns about the file. */
export const readPdf = (file: Uint8Array, pdftotext: string, form = '-raw'): string =>
  run(pdftotext, ['-enc', 'UTF-8', form, '-', '-'], file);

/** Returns what a screen reader gets from a PDF: each text after the line of its tag. Throws when pdfinfo warns about the file. */
export const readTags = (file: Uint8Array, pdftotext: string): string =>
  run(join(dirname(pdftotext), 'pdfinfo'), ['-enc', 'UTF-8', '-struct-text', '-'], file);

function run(program: string, options: readonly string[], file: Uint8Array): string {
  const { status, stdout, stderr } = spawnSync(program, options, { input: file, encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`${basename(program)} ended with ${status}: ${stderr}`);
  return stdout;
}
