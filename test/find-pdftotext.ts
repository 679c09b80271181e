import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const usualFolders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/opt/local/bin'];

/**
 * Path of poppler's pdftotext, the PDF reader that gives a second opinion on the guides: `PDFTOTEXT_PATH`, else one that
 * is installed, else one that this installs (as root on Debian). Throws one clear sentence when there is none to be had.
 */
export function findPdftotext(): string {
  const named = process.env.PDFTOTEXT_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PDFTOTEXT_PATH=${JSON.stringify(named)} is not allowed: there is no such file`);
  }
  return installed() ?? install() ?? fail();
}

/** The text of a PDF, a form feed after each page. Throws when the reader finds anything wrong with the file. */
export function readPdf(file: Uint8Array, pdftotext: string): string {
  const { status, stdout, stderr } = spawnSync(pdftotext, ['-enc', 'UTF-8', '-raw', '-', '-'], {
    input: file,
    encoding: 'utf8',
  });
  if (status !== 0 || stderr) throw new Error(`pdftotext ended with ${status}: ${stderr}`);
  return stdout;
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  return folders.map((folder) => join(folder, 'pdftotext')).find((path) => existsSync(path));
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    for (const command of ['apt-get update -qq', 'apt-get install -y -qq poppler-utils']) {
      execFileSync('sh', ['-c', command], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch {
    return undefined;
  }
  return installed();
}

function fail(): never {
  throw new Error(
    'The tests of the guides need pdftotext: install poppler-utils, or set PDFTOTEXT_PATH to its executable.',
  );
}
