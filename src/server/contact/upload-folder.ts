import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../operations/environment.ts';

// Containers that share a disk have process numbers of their own, so the host's name is part of the folder's.
const prefix = `contact-requests-${hostname().replace(/[^\w.-]/g, '_')}-`;
const ownPrefix = `${prefix}${process.pid}-`;

/** The folders of this process. */
const folders = new Set<string>();
process.once('exit', () => folders.forEach(removeNow));

/** Private folders for uploads, below the system's temporary one. Those that are left are removed with the process. */
export interface UploadFolders {
  make: () => Promise<string>;
  /** Removes a folder with its files. Never rejects. */
  remove: (folder: string) => Promise<void>;
}

/**
 * Removes the folders of processes that were killed. Throws a SettingsError where no folder can be made, so that the
 * operator learns of it at the start and not from the first visitor who attaches a file.
 */
export function createUploadFolders(): UploadFolders {
  const parent = tmpdir();
  const start = join(parent, ownPrefix);
  try {
    rmSync(mkdtempSync(start), { recursive: true });
    for (const name of readdirSync(parent)) if (isLeftOver(parent, name)) removeNow(join(parent, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`SMTP_URL is set, but there is no place for uploads in ${parent}: ${reason}`);
  }
  return {
    async make() {
      const folder = await mkdtemp(start);
      folders.add(folder);
      return folder;
    },
    async remove(folder) {
      try {
        await rm(folder, { recursive: true, force: true });
        folders.delete(folder);
      } catch {
        // The end of the process tries again.
      }
    },
  };
}

function isLeftOver(parent: string, name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  // In a container each process has the same number as the one before.
  if (name.startsWith(ownPrefix)) return !folders.has(join(parent, name));
  const pid = Number(/^(\d+)-/.exec(name.slice(prefix.length))?.[1]);
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

function removeNow(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder belongs to another user.
  }
}
