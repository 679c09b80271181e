import type { Readable, Writable } from 'node:stream';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { maxFileBytes, maxFiles } from '../../content/contact.ts';
import type { Refusal } from './answers.ts';
import type { Fields } from './check-form.ts';
import { createUpload, withResolvers, type StoredFile, type UploadSlots } from './uploads.ts';

/** Why a body is no request. */
type Fault = Extract<Refusal, 'malformed' | 'tooLarge' | 'unsupported' | 'busy'> | 'aborted';

interface FormBody {
  fields: Fields;
  files: readonly StoredFile[];
  fault?: Fault | undefined;
  /** The error behind the fault, such as a full disk. */
  error?: unknown;
}

/** Bytes of all files, and of the fields. */
export const maxBodyBytes = maxFiles * maxFileBytes + 256 * 1024;

/** Beyond the rules, so that entries that are a little too long can be shown again. Far beyond them reading ends. */
const limits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 40, files: 20, parts: 60, headerPairs: 20 };

const readUrlencoded = express.urlencoded({
  extended: false,
  inflate: false,
  limit: 2 * limits.fieldSize,
  parameterLimit: limits.fields,
});

/**
 * Reads a posted form; its files go into `folder`, or, without one, nowhere. With a fault the result has everything that
 * could be read. Never rejects.
 */
export async function readBody(
  request: Request,
  response: Response,
  slots: UploadSlots,
  folder: string | undefined,
): Promise<FormBody> {
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
  // Multer's types lack the last two options.
  const options = { storage: upload.storage, limits, defParamCharset: 'utf8', preservePath: true, streamHandler };
  const error = await Promise.race([
    run(multer(options).array('files'), request, response),
    upload.dropped,
    parts.tooLarge,
  ]);
  upload.end();
  const received = { fields: fieldsOf(request), files: upload.files };
  const fault = upload.fault() ?? (error && faultOf(error, request));
  if (fault) return { ...received, fault, error };
  return parts.isWhole() ? received : { ...received, fault: 'malformed' };
}

/** Resolves with the error that a middleware passes on. */
function run(handler: RequestHandler, request: Request, response: Response): Promise<Error | undefined> {
  return new Promise((resolve) => {
    void handler(request, response, (error: unknown) => resolve(error instanceof Error ? error : undefined));
  });
}

function fieldsOf(request: Request): Fields {
  const body: unknown = request.body;
  return typeof body === 'object' && body ? { ...body } : {};
}

function faultOf(error: Error, request: Request): Fault {
  if (request.destroyed && !request.complete) return 'aborted';
  // A system error, such as a full disk.
  if ('syscall' in error) return 'busy';
  if (error instanceof MulterError)
    return error.code.startsWith('LIMIT_') && !isUnexpected(error) ? 'tooLarge' : 'malformed';
  const status = 'status' in error ? error.status : 400;
  if (status === 413) return 'tooLarge';
  return status === 415 ? 'unsupported' : 'malformed';
}

const isUnexpected = ({ code }: MulterError) => code === 'LIMIT_UNEXPECTED_FILE';

interface CountedParts {
  /** Pipes a body to the parser; multer's option of the same name. */
  streamHandler: (body: Readable, parser: Writable) => void;
  /** Resolves, with the status 413, when the body has more bytes than any request. */
  tooLarge: Promise<Error>;
  /** Whether the parser has reported as many parts as the body has. */
  isWhole: () => boolean;
}

/**
 * Counts the parts of a multipart body. The parser silently drops those whose head it cannot read, and a file would be
 * missing unnoticed.
 */
function countParts(contentType: string): CountedParts {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}\r\n`, 'latin1');
  const { promise: tooLarge, resolve: stop } = withResolvers<Error>();
  let bytes = 0;
  let sent = 0;
  let reported = 0;
  // The first delimiter has no line before it.
  let end = Buffer.from('\r\n');
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) stop(Object.assign(new Error('The body is too large'), { status: 413 }));
    const text = Buffer.concat([end, chunk]);
    for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) sent += 1;
    end = text.subarray(Math.max(0, text.length - delimiter.length + 1));
  };
  return {
    streamHandler(body, parser) {
      const report = () => (reported += 1);
      parser.on('field', report).on('file', report);
      body.on('data', count).pipe(parser);
    },
    tooLarge,
    isWhole: () => sent === reported,
  };
}
