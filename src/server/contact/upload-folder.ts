import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../settings-error.ts';

// Containers that share a disk have process numbers of their own, so the host's name is part of the folder's.
const prefix = `contact-requests-${hostname().replace(/[^\w.-]/g, '_')}-`;

/** The folders of this process. */
const folders = new Set<string>();
process.once('exit', () => folders.forEach(remove));

/**
 * Makes a private folder for uploads below the system's temporary one, and removes those of processes that were killed. It
 * is removed with the process. Throws a SettingsError where it cannot be made.
 */
export function createUploadFolder(): string {
  const parent = tmpdir();
  try {
    const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
    folders.add(folder);
    for (const name of readdirSync(parent)) if (isLeftOver(parent, name)) remove(join(parent, name));
    return folder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`SMTP_URL is set, but there is no place for uploads in ${parent}: ${reason}`);
  }
}

function isLeftOver(parent: string, name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  const pid = Number(/^(\d+)-/.exec(name.slice(prefix.length))?.[1]);
  // In a container each process has the same number as the one before.
  if (pid === process.pid) return !folders.has(join(parent, name));
  return pid > 0 && !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's folder is theirs to remove.
  }
}
