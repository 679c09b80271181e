import type { StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import { maxFileBytes, maxFiles } from '../../content/contact.ts';
import type { NamedFile } from '../../pages/contact/contact-rules.ts';
import type { UploadSlot, UploadSlots } from './upload-slots.ts';

export interface StoredFile extends NamedFile {
  /** Where it lies; nothing lies there of a file that the rules do not take. */
  path: string;
}

export interface Upload {
  storage: StorageEngine;
  /** In the order in which they came. */
  files: readonly StoredFile[];
  fault: () => 'busy' | 'malformed' | undefined;
  /** Resolves when the upload was ended to make room for others. */
  dropped: Promise<Error>;
  /** Gives its place to others. */
  end: () => void;
}

/** No browser writes a folder or a control character into a file's name. */
const impossibleName = /[\p{Cc}/]/u;

/**
 * Stores the files of one request below `folder`, or nowhere; all are read to their end and measured, so that the fields
 * behind them are not lost. What the rules do not take is not written.
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
    // Multer has nothing to add to what it knows of a file.
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
function withResolvers<Value>() {
  let resolve = (_value: Value) => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
