import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder for one test. It is removed at the end of the test. */
export function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns a function that writes a file into a temporary folder and returns its path. A number is a size in bytes. The
 * folder is removed after the tests of the file that calls this.
 */
export function temporaryFiles(): (name: string, content?: string | Buffer | number) => string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name, content = '') => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'number' ? '' : content);
    if (typeof content === 'number') truncateSync(path, content);
    return path;
  };
}
