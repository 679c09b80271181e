import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '../temporary-files.ts';

/** Copies the build into a new folder, from which a server can start. It is removed as that of `folderOfTest`. */
export function copyBuild(...args: Parameters<typeof folderOfTest>): string {
  const folder = folderOfTest(...args);
  for (const path of ['dist', 'package.json']) cpSync(path, join(folder, path), { recursive: true });
  return folder;
}
