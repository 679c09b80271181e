import { randomUUID } from 'node:crypto';
import { mkdir, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Logger } from 'pino';
import { SettingsError } from '../../runtime/settings.ts';
import { maxFileBytes, maxFiles, type NamedFile } from '../files.ts';

interface UploadedFile extends NamedFile {
  /** Its path on the disk. */
  path: string;
}

/** A posted form, as far as it could be read. */
export interface PostedForm {
  fields: ReadonlyMap<string, string>;
  files: readonly UploadedFile[];
  /** Whether files were attached, which a page cannot give back to the browser. */
  filesLost: boolean;
  /** Why the form is not complete. */
  fault?: 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | undefined;
  /** Removes the files from the disk. */
  remove: () => Promise<void>;
}

const maxFilesBytes = maxFiles * maxFileBytes;
/** Bytes of all texts of a form that is in order. */
const maxTextsBytes = 256 * 1024;
const maxBodyBytes = maxFilesBytes + maxTextsBytes;

/** Posts of the largest size whose files may be on the disk at the same time. More are answered with "busy". */
export const maxUploads = 32;

/** A text may have 1 MB by default, so one that is too long comes back whole. More files than the form takes are named by its check. */
const limits = { fields: 20, files: 20, fieldNestingDepth: 0 };

/**
 * Creates the function that reads a post to its end, with its files into a private folder. Throws a SettingsError where no folder
 * can be made, so that the operator learns of it at the start and not from the first visitor who attaches a file.
 */
export function createFormReader(log: Logger) {
  const parent = prepareParent();
  let reserved = 0;

  return async (request: Request, response: Response): Promise<PostedForm> => {
    const length = Number(request.get('Content-Length') ?? maxBodyBytes);
    const wanted = Math.min(maxFilesBytes, Math.max(0, length - maxTextsBytes));
    const isBusy = wanted > 0 && reserved + wanted > maxUploads * maxFilesBytes;
    const bytes = isBusy ? 0 : wanted;
    reserved += bytes;
    const folder = join(parent, `${prefix}${randomUUID()}`);
    const streams: Readable[] = [];
    // In a body that goes on after its last boundary, multer 2.5 waits for these even when the client has left.
    response.once('close', () => streams.forEach((stream) => stream.destroy()));
    const options = {
      storage: multer.diskStorage({
        destination(_request, { stream }, done) {
          streams.push(stream);
          // A cleaner of temporary files may have removed even the parent.
          mkdir(folder, { recursive: true, mode: 0o700 }, (error) => done(error, folder));
        },
      }),
      fileFilter: (_request: Request, _file: object, done: (error: null, isTaken: boolean) => void) =>
        done(null, !isBusy),
      limits,
      defParamCharset: 'utf8',
      streamHandler,
    };
    const error = await new Promise((resolve) => {
      multer(options).array('files')(request, response, resolve);
    });
    const fault = isBusy ? 'busy' : faultOf(error, request);
    if (fault === 'busy') log.warn({ code: codeOf(error) }, 'no room for an upload');
    const files = Array.isArray(request.files) ? request.files : [];
    return {
      fields: textsIn(request.body),
      // The parser keeps a note without a path of a file that was cut.
      files: files.filter(({ path }) => path).map(({ originalname: name, size, path }) => ({ name, size, path })),
      filesLost: isBusy || files.length > 0,
      fault,
      // The whole folder, because multer 2.5 leaves a file on the disk that is full.
      async remove() {
        reserved -= bytes;
        await rm(folder, { recursive: true, force: true }).catch((failure: unknown) =>
          log.error({ err: failure }, 'the files of a contact request were not removed'),
        );
      },
    };
  };
}

/** Hands the body to the parser up to the largest size, because a body in chunks has no length. */
function streamHandler(request: Request, parser: Writable) {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) parser.destroy(new MulterError('LIMIT_FILE_SIZE'));
  });
  request.pipe(parser);
}

const tooLarge: readonly unknown[] = ['LIMIT_FIELD_VALUE', 'LIMIT_FIELD_COUNT', 'LIMIT_FILE_COUNT', 'LIMIT_FILE_SIZE'];

/** Names the fault of a post by the error of the parser or the disk. */
function faultOf(error: unknown, request: Request): PostedForm['fault'] {
  if (!request.is('multipart/form-data')) return 'unsupported';
  if (!error) return undefined;
  if (tooLarge.includes(codeOf(error))) return 'tooLarge';
  return error instanceof Error && 'syscall' in error ? 'busy' : 'malformed';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns the first text of each name. */
function textsIn(body: object = {}): PostedForm['fields'] {
  const fields = new Map<string, string>();
  for (const [name, values] of Object.entries(body)) {
    const [text]: unknown[] = [values].flat();
    if (typeof text === 'string') fields.set(name, text);
  }
  return fields;
}

const prefix = 'contact-requests-';
/** Milliseconds after which a folder belongs to no post: uploads and deliveries have much less time. */
const maxAgeMs = 60 * 60_000;

/** Returns the folder for uploads, after a trial, and removes what killed processes have left there. Other processes may use it. */
function prepareParent(): string {
  const parent = tmpdir();
  try {
    rmdirSync(mkdtempSync(join(parent, prefix)));
    for (const name of readdirSync(parent))
      // Another user's folder cannot be removed.
      if (name.startsWith(prefix)) removeIfOld(join(parent, name)).catch(() => {});
    return parent;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`SMTP_URL is set, but there is no place for uploads in ${parent}: ${reason}`);
  }
}

async function removeIfOld(folder: string): Promise<void> {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs > maxAgeMs) await rm(folder, { recursive: true });
}
