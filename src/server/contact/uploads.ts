import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import type { StorageEngine } from 'multer';
import { maxFileBytes, maxFiles } from '../../content/contact.ts';
import type { NamedFile } from '../../pages/contact/contact-rules.ts';

export interface StoredFile extends NamedFile {
  /** Its path on the disk. A file that breaks the rules is not written. */
  path: string;
}

export interface Upload {
  storage: StorageEngine;
  /** The files in the order in which they came. */
  files: readonly StoredFile[];
  fault: () => 'busy' | 'malformed' | undefined;
  /** Resolves when the upload was ended to make room for others. */
  dropped: Promise<Error>;
  /** Gives its slot to others. */
  end: () => void;
}

/** Browsers write neither a folder nor a control character into a file's name. */
const impossibleName = /[\p{Cc}/]/u;

/**
 * Stores the files of one request below `folder`, or nowhere. It reads all of them to their end and measures them, so that
 * the fields behind them are not lost. It does not write files that break the rules.
 */
export function createUpload(folder: string | undefined, slots: UploadSlots): Upload {
  const files: StoredFile[] = [];
  let fault: 'busy' | 'malformed' | undefined;
  let slot: UploadSlot | undefined;
  const { promise: dropped, resolve: drop } = withResolvers<Error>();

  const store = async (stream: Readable, name: string) => {
    const file = { name, size: 0, path: join(folder ?? '', randomUUID()) };
    files.push(file);
    if (impossibleName.test(name)) fault = 'malformed';
    if (folder && !fault) {
      slot ??= slots.take(() => {
        fault = 'busy';
        drop(new Error('An upload that hardly moves has made room for another one'));
      });
      if (!slot) fault = 'busy';
    }
    const measure = (chunk: Buffer) => {
      file.size += chunk.length;
      if (slot) slot.bytes += chunk.length;
    };
    if (!folder || fault || files.length > maxFiles) {
      for await (const chunk of stream) measure(chunk);
      return {};
    }
    const acceptable = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        measure(chunk);
        if (file.size <= maxFileBytes) yield chunk;
      }
    };
    await pipeline(stream, acceptable, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }));
    // Multer needs no more facts about the file.
    return {};
  };

  return {
    storage: {
      _handleFile(_request, { stream, originalname }, done) {
        callbackify(store)(stream, originalname, done);
      },
      // The whole folder is removed with the request.
      _removeFile: (_request, _file, done) => done(null),
    },
    files,
    fault: () => fault,
    dropped,
    end: () => slot && slots.release(slot),
  };
}

/** `Promise.withResolvers`, which Node 20 lacks. */
export function withResolvers<Value>() {
  let resolve = (_value: Value) => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The most requests that may upload files at the same time. */
export const mostUploads = 32;
/** Bytes per millisecond. A slower upload makes room when there is none: 10 MB would take a quarter of an hour. */
const leastRate = 10;
/** Milliseconds before an upload is called slow. */
const patience = 3_000;

/** An upload that is under way. */
interface UploadSlot {
  since: number;
  bytes: number;
  /** Ends it, so that another one can begin. */
  drop: () => void;
}

export interface UploadSlots {
  /** Undefined when all slots are taken by uploads that are fast enough. */
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
    .filter((slot) => now - slot.since > patience && rate(slot) < leastRate)
    .toSorted((one, other) => rate(one) - rate(other))[0];
}
