import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { maxFileBytes, maxFiles, type NamedFile } from '../../contact-form/files.ts';
import type { UploadFolders } from './upload-folder.ts';

export interface UploadedFile extends NamedFile {
  /** Its path on the disk; empty when it is not stored. */
  path: string;
  /** Hash of its bytes. */
  digest: string;
}

/** The files of one post. */
export interface Upload {
  /** In the order in which they came. */
  files: readonly UploadedFile[];
  /** Reads a file to its end. Rejects when the body is broken off. */
  take: (stream: Readable, name: string) => Promise<void>;
  /** Whether there was no room for a file. */
  isBusy: () => boolean;
  /** Aborts when the upload must make room for another one. */
  dropped: AbortSignal;
  /** Gives its slot to others. */
  end: () => void;
  /** Removes the files from the disk. */
  remove: () => Promise<void>;
}

/** The places of all uploads. */
export interface UploadStorage {
  folders: UploadFolders;
  slots: UploadSlots;
}

/**
 * Takes the files of one post. With a `storage` it writes them to the disk, up to the limits of number and size. It reads every
 * file to its end, because fields may follow it.
 */
export function createUpload(log: Logger, storage?: UploadStorage): Upload {
  const files: UploadedFile[] = [];
  const dropping = new AbortController();
  let folder: Promise<string> | undefined;
  let slot: ReturnType<UploadSlots['take']>;
  let isBusy = false;

  const refuse = (error?: unknown) => {
    isBusy = true;
    const code = error instanceof Error ? ('code' in error ? error.code : error.name) : undefined;
    log.warn({ code }, 'no room for an upload');
  };

  const drop = () => {
    refuse();
    dropping.abort();
  };

  /** Creates a file on the disk. The folder is made for the first one. */
  const create = async ({ folders, slots }: UploadStorage, file: UploadedFile) => {
    slot ??= slots.take(drop);
    if (!slot) return refuse();
    try {
      folder ??= folders.make();
      file.path = join(await folder, randomUUID());
      return await open(file.path, 'wx', 0o600);
    } catch (error) {
      return refuse(error);
    }
  };

  return {
    files,
    async take(stream, name) {
      const file = { name, size: 0, path: '', digest: '' };
      files.push(file);
      const hash = createHash('sha256');
      const handle = storage && !isBusy && files.length <= maxFiles ? await create(storage, file) : undefined;
      try {
        for await (const chunk of stream) {
          file.size += chunk.length;
          if (slot) slot.bytes += chunk.length;
          if (!handle || isBusy || file.size > maxFileBytes) continue;
          hash.update(chunk);
          await handle.appendFile(chunk).catch(refuse);
        }
      } finally {
        await handle?.close();
      }
      file.digest = hash.digest('base64url');
    },
    isBusy: () => isBusy,
    dropped: dropping.signal,
    end: () => slot && storage?.slots.release(slot),
    async remove() {
      const made = await folder?.catch(() => undefined);
      if (made) await storage?.folders.remove(made);
    },
  };
}

/** The most posts that may upload files at the same time. */
export const mostUploads = 32;
/** Bytes per millisecond. An upload that is slower than this may be dropped when all slots are taken. */
const leastRate = 10;
/** Milliseconds before an upload can count as slow. */
const slowAfter = 3_000;

/** An upload that is under way. */
interface UploadSlot {
  since: number;
  bytes: number;
  /** Ends it, so that another one can begin. */
  drop: () => void;
}

export interface UploadSlots {
  /** Takes a free slot, or that of the slowest upload. Undefined when all uploads are fast enough. */
  take: (drop: () => void) => UploadSlot | undefined;
  release: (slot: UploadSlot) => void;
}

/** Limits the number of uploads at a time. Slow clients cannot block all others. */
export function createUploadSlots(): UploadSlots {
  const taken = new Set<UploadSlot>();
  return {
    take(drop) {
      if (taken.size >= mostUploads) {
        const slowest = slowestOf(taken);
        if (!slowest) return undefined;
        taken.delete(slowest);
        slowest.drop();
      }
      const slot = { since: performance.now(), bytes: 0, drop };
      taken.add(slot);
      return slot;
    },
    release: (slot) => void taken.delete(slot),
  };
}

function slowestOf(slots: Iterable<UploadSlot>): UploadSlot | undefined {
  const now = performance.now();
  const rate = ({ bytes, since }: UploadSlot) => bytes / (now - since);
  return [...slots]
    .filter((slot) => now - slot.since > slowAfter && rate(slot) < leastRate)
    .toSorted((one, other) => rate(one) - rate(other))[0];
}
