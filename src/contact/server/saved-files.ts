import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { SettingsError } from '../../process/settings.ts';
import { maxFiles, type NamedFile } from '../files.ts';

export interface SavedFile extends NamedFile {
  /** Its path on the disk; empty when it is not saved. */
  path: string;
  /** Hash of its bytes. */
  digest: string;
}

/** The files of one post. */
export type SavedFiles = ReturnType<ReturnType<typeof createFileStorage>>;

const prefix = 'contact-requests-';
/** Milliseconds after which a folder belongs to no post: uploads and deliveries have much less time. */
const maxAgeMs = 60 * 60_000;

/** The most posts that may have files on the disk at the same time. */
export const maxUploads = 32;

/**
 * Creates the storage of files: each post has a private folder below the system's temporary one. Throws a SettingsError where no
 * folder can be made, so that the operator learns of it at the start and not from the first visitor who attaches a file. Removes
 * what killed processes have left.
 */
export function createFileStorage() {
  const parent = tmpdir();
  try {
    rmSync(mkdtempSync(join(parent, prefix)), { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`SMTP_URL is set, but there is no place for uploads in ${parent}: ${reason}`);
  }
  removeLeftovers(parent);

  let uploads = 0;

  /** Begins a post. The files of one that is refused are read and not saved. */
  return (log: Logger, isRefused: boolean) => {
    const files: SavedFile[] = [];
    let folder: Promise<string> | undefined;
    let isFull = false;

    const fill = (error?: unknown) => {
      if (isFull) return;
      isFull = true;
      const code = error instanceof Error ? ('code' in error ? error.code : error.name) : undefined;
      log.warn({ code }, 'no room for an upload');
    };

    /** Creates a file in the post's folder, which is made for the first one. */
    const create = async (file: SavedFile) => {
      if (isRefused || isFull || files.length > maxFiles) return undefined;
      if (!folder) {
        if (uploads === maxUploads) return fill();
        uploads += 1;
        // A cleaner may have removed even the parent.
        folder = mkdir(parent, { recursive: true }).then(() => mkdtemp(join(parent, prefix)));
      }
      try {
        file.path = join(await folder, String(files.indexOf(file)));
        return await open(file.path, 'wx', 0o600);
      } catch (error) {
        return fill(error);
      }
    };

    return {
      /** In the order in which they came. */
      files,
      /** Reads a file to its end, because fields may follow it, and saves it while there is room. Never rejects. */
      async save(stream: Readable, name: string): Promise<void> {
        const file = { name, size: 0, path: '', digest: '' };
        files.push(file);
        const hash = createHash('sha256');
        const target = await create(file);
        try {
          for await (const chunk of stream) {
            file.size += chunk.length;
            if (!target || isFull) continue;
            hash.update(chunk);
            await target.appendFile(chunk).catch(fill);
          }
        } catch {
          // The body was broken off. The parser reports that.
        }
        await target?.close().catch(fill);
        file.digest = hash.digest('hex');
      },
      /** Whether there was no room for a file. */
      isFull: () => isFull,
      /** Removes the files from the disk. Never rejects. */
      async remove(): Promise<void> {
        if (!folder) return;
        uploads -= 1;
        // `save` has reported a folder that could not be made.
        const made = await folder.catch(() => undefined);
        try {
          if (made) await rm(made, { recursive: true, force: true });
        } catch (error) {
          log.error({ err: error }, 'the files of a contact request were not removed');
        }
      },
    };
  };
}

/** Removes the folders of processes that were killed. Other processes may use the same parent. */
function removeLeftovers(parent: string) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs > maxAgeMs) rmSync(folder, { recursive: true });
    } catch {
      // Another process has removed it, or it belongs to another user.
    }
  }
}
