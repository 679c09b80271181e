import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** Returns the path of pdftotext from poppler. */
export const findPdftotext = () =>
  findProgram({
    name: 'pdftotext (poppler-utils)',
    variable: 'PDFTOTEXT_PATH',
    files: ['pdftotext'],
    package: 'poppler-utils',
  });

/** Returns the text of a PDF with a form feed after each page. Throws when pdftotext warns about the file. */
export function readPdf(file: Uint8Array, pdftotext: string, form = '-raw'): string {
  const { status, stdout, stderr } = spawnSync(pdftotext, ['-enc', 'UTF-8', form, '-', '-'], {
    input: file,
    encoding: 'utf8',
  });
  if (status !== 0 || stderr) throw new Error(`pdftotext ended with ${status}: ${stderr}`);
  return stdout;
}
