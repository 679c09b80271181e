import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer, type ServerProcess } from '../support/server-process.ts';

/** Copies the site into a new folder, where a test may change it. Whoever copies it removes the folder. */
export function copySite(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of ['src', 'public', 'server.ts', 'vite.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Makes one edit, as a person would. Throws when there is nothing to edit. */
export function editFile(file: string, found: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (!found.test(text)) throw new Error(`${file} has no ${found}`);
  writeFileSync(file, text.replace(found, replacement));
}

/** Builds the copy and starts its server. */
export async function startCopy(folder: string): Promise<ServerProcess> {
  for (const args of [['build'], ['build', '--ssr']]) {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], { cwd: folder });
  }
  return startServer({}, folder);
}
