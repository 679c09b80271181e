import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '../temporary-files.ts';

/** Copies the build of a site into a new folder, from which a server can start. It is removed as that of `folderOfTest`. */
export function copyBuild(site = '.', whenDone?: Parameters<typeof folderOfTest>[0]): string {
  const folder = folderOfTest(whenDone);
  for (const path of ['dist', 'package.json']) cpSync(join(site, path), join(folder, path), { recursive: true });
  return folder;
}
