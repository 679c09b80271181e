import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder. It is removed at the end of the test, or with `afterAll` after the tests of the file. */
export function folderOfTest(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns a function that writes a file into a temporary folder and returns its path. A number is a size in bytes. The
 * folder is removed after the tests of the file that calls this.
 */
export function temporaryFiles(): (name: string, content?: string | Buffer | number) => string {
  const folder = folderOfTest(afterAll);
  return (name, content = '') => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'number' ? '' : content);
    if (typeof content === 'number') truncateSync(path, content);
    return path;
  };
}
