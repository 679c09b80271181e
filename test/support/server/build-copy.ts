import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the build of a site into a new folder, from which a server can start. The caller removes the folder. */
export function copyBuild(site = '.'): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(join(site, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(site, 'package.json'), join(folder, 'package.json'));
  return folder;
}
