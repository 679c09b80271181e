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
import { fileName, maxFileBytes, maxFiles, type NamedFile } from '../files.ts';

/** A posted form, complete or as far as the body was readable. */
export interface PostedForm {
  fields: ReadonlyMap<string, string>;
  files: readonly (NamedFile & { path: string })[];
  /** Whether files were attached. A page cannot give files back to the browser. */
  filesLost: boolean;
  /** Why the form is incomplete. */
  fault?: 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | undefined;
  /** Removes the files from the disk. */
  remove: () => Promise<void>;
}

const maxFilesBytes = maxFiles * maxFileBytes;
/** Bytes that all texts of a form may have. */
const maxTextsBytes = 256 * 1024;
const maxBodyBytes = maxFilesBytes + maxTextsBytes;

/** Concurrent posts of the largest size whose files fit on the disk. The answer to further posts is "busy". */
export const maxUploads = 8;

/**
 * The parser's default limit of 1 MB per text lets the form's page show a text beyond its limit in full. The form's check reports
 * excess files.
 */
const limits = { fields: 20, files: 20, fieldNestingDepth: 0 };

/**
 * Creates the function that reads a post to the end, and stores its files in a private folder. Throws a SettingsError if no folder
 * can be created, so that the operator learns of the problem at the start and not from a visitor.
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
    // If the body continues after the last boundary, multer waits for these streams even after the client has left.
    response.once('close', () => streams.forEach((stream) => stream.destroy()));
    const options = {
      storage: multer.diskStorage({
        destination(_request, { stream }, done) {
          streams.push(stream);
          // A cleaner of temporary files may have removed the parent as well.
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
      // For a file that was cut the parser keeps an entry without a path.
      files: files
        .filter(({ path }) => path)
        .map(({ originalname: name, mimetype: type, size, path }) => ({ name: fileName({ name, type }), size, path })),
      filesLost: isBusy || files.length > 0,
      fault,
      // Removes the folder, because multer leaves a file behind when the disk is full.
      async remove() {
        reserved -= bytes;
        await rm(folder, { recursive: true, force: true }).catch((failure: unknown) =>
          log.error({ err: failure }, 'the files of a contact request were not removed'),
        );
      },
    };
  };
}

/** Pipes the body to the parser, up to the largest size: a chunked body has no length. */
function streamHandler(request: Request, parser: Writable) {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) parser.destroy(new MulterError('LIMIT_FILE_SIZE'));
  });
  request.pipe(parser);
}

const tooLarge: readonly unknown[] = ['LIMIT_FIELD_VALUE', 'LIMIT_FIELD_COUNT', 'LIMIT_FILE_COUNT', 'LIMIT_FILE_SIZE'];

/** Derives the fault of a post from the error of the parser or the disk. */
function faultOf(error: unknown, request: Request): PostedForm['fault'] {
  if (!request.is('multipart/form-data')) return 'unsupported';
  if (!error) return undefined;
  if (tooLarge.includes(codeOf(error))) return 'tooLarge';
  return error instanceof Error && 'syscall' in error ? 'busy' : 'malformed';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns the first text per name. */
function textsIn(body: object = {}): PostedForm['fields'] {
  const fields = new Map<string, string>();
  for (const [name, values] of Object.entries(body)) {
    const [text]: unknown[] = [values].flat();
    if (typeof text === 'string') fields.set(name, text);
  }
  return fields;
}

const prefix = 'contact-requests-';
/** Milliseconds after which a folder is abandoned. Uploads and deliveries take much less time. */
const maxAgeMs = 60 * 60_000;

/**
 * Returns the folder for uploads, which other processes may share. Tests that a folder can be created, and removes what killed
 * processes have left.
 */
function prepareParent(): string {
  const parent = tmpdir();
  try {
    rmdirSync(mkdtempSync(join(parent, prefix)));
    for (const name of readdirSync(parent))
      // The folder of another user cannot be removed.
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
