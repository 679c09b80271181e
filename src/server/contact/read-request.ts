import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { maxFileBytes, maxFiles } from '../../content/contact.ts';
import { countParts } from './count-parts.ts';
import { createUpload, type StoredFile } from './store-files.ts';
import type { UploadSlots } from './upload-slots.ts';

/** Why a body cannot be taken as a request. */
type Fault = 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | 'aborted';

export interface ReceivedRequest {
  /** As they came: texts, or lists of them where a name was given twice. */
  fields: Readonly<Record<string, unknown>>;
  files: readonly StoredFile[];
  fault?: Fault | undefined;
  /** What the system has against it, such as a full disk. */
  error?: unknown;
}

/** All files, and the fields. */
export const maxBodyBytes = maxFiles * maxFileBytes + 256 * 1024;

/** Beyond the rules, so that what is a little too long can be shown again; what is far beyond ends the reading. */
const limits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 40, files: 20, parts: 60, headerPairs: 20 };

const readUrlencoded = express.urlencoded({
  extended: false,
  inflate: false,
  limit: 2 * limits.fieldSize,
  parameterLimit: limits.fields,
});

/**
 * Reads a posted form; its files go into `folder`, or, without one, nowhere. What could be read is there also when there
 * is a fault. Never rejects.
 */
export async function readRequest(
  request: Request,
  response: Response,
  slots: UploadSlots,
  folder: string | undefined,
): Promise<ReceivedRequest> {
  const nothing = { fields: {}, files: [] };
  if (request.destroyed) return { ...nothing, fault: 'aborted' };
  if (request.is('urlencoded')) {
    const error = await run(readUrlencoded, request, response);
    return { fields: fieldsOf(request), files: [], fault: error && faultOf(error, request) };
  }
  if (!request.is('multipart/form-data')) return { ...nothing, fault: 'unsupported' };

  const upload = createUpload(folder, slots);
  const parts = countParts(request.get('Content-Type') ?? '');
  const { streamHandler } = parts;
  // The last two are no options that multer's types know.
  const options = { storage: upload.storage, limits, defParamCharset: 'utf8', preservePath: true, streamHandler };
  const error = await Promise.race([run(multer(options).array('files'), request, response), upload.dropped]);
  upload.end();
  const received = { fields: fieldsOf(request), files: upload.files };
  const fault = upload.fault() ?? (error && faultOf(error, request));
  if (fault) return { ...received, fault, error };
  if (parts.bytes() > maxBodyBytes) return { ...received, fault: 'tooLarge' };
  return parts.isWhole() ? received : { ...received, fault: 'malformed' };
}

/** Resolves with the error that a middleware hands on. */
function run(handler: RequestHandler, request: Request, response: Response): Promise<Error | undefined> {
  return new Promise((resolve) => {
    void handler(request, response, (error: unknown) => resolve(error instanceof Error ? error : undefined));
  });
}

function fieldsOf(request: Request): Readonly<Record<string, unknown>> {
  const body: unknown = request.body;
  return typeof body === 'object' && body ? { ...body } : {};
}

function faultOf(error: Error, request: Request): Fault {
  if (request.destroyed && !request.complete) return 'aborted';
  // The system's: a full disk, too many open files.
  if ('syscall' in error) return 'busy';
  if (error instanceof MulterError)
    return error.code.startsWith('LIMIT_') && !isUnexpected(error) ? 'tooLarge' : 'malformed';
  const status = 'status' in error ? error.status : 400;
  if (status === 413) return 'tooLarge';
  return status === 415 ? 'unsupported' : 'malformed';
}

const isUnexpected = ({ code }: MulterError) => code === 'LIMIT_UNEXPECTED_FILE';
