import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes, maxFiles } from '../../contact-form/files.ts';
import type { Upload, UploadedFile } from './uploads.ts';

/** Why a body is no form. */
type Fault = 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | 'aborted';

/** A posted form; with a fault, the part that came before it. */
export interface PostedForm {
  /** The first text of each name. */
  fields: ReadonlyMap<string, string>;
  files: readonly UploadedFile[];
  fault?: Fault | undefined;
}

/** Bytes of all texts together, with their names. */
const maxTextBytes = 256 * 1024;
/** Bytes of all files and texts. */
export const maxBodyBytes = maxFiles * maxFileBytes + maxTextBytes;

/** More than the form's rules allow, so that entries that are a little too long can be shown again. */
const parserLimits = { fieldSize: 64 * 1024, fields: 40, files: 20 };

/** Browsers write neither a folder nor a control character into a file's name. */
const impossibleName = /[\p{Cc}/]/u;

/** Reads a posted form. Its files go to `upload`, which has read all of them when this resolves. */
export async function readForm(request: Request, upload: Upload): Promise<PostedForm> {
  const fields = new Map<string, string>();
  const form = { fields, files: upload.files };
  if (request.destroyed) return { ...form, fault: 'aborted' };
  if (!request.is(['urlencoded', 'multipart/form-data'])) return { ...form, fault: 'unsupported' };
  const parser = createParser(request);
  if (!parser) return { ...form, fault: 'malformed' };

  let fault: Fault | undefined;
  let bytes = 0;
  let textBytes = 0;
  let failure: unknown;
  const taken: Promise<void>[] = [];
  // An error that is thrown in one of these listeners would end the process.
  await new Promise<void>((resolve) => {
    const stop = (reason?: Fault) => {
      fault ??= reason;
      // The connection may be used again, and these listeners would keep the form in memory.
      request.off('data', count).off('close', leave).unpipe(parser);
      parser.destroy();
      // Reads the rest and drops it, because a browser that is still sending does not read the answer.
      request.resume();
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) stop('tooLarge');
    };
    const leave = () => {
      // Not `complete`, which only says that everything has arrived: what was not read yet is lost with the connection.
      if (!request.readableEnded) stop('aborted');
    };
    // A destroyed parser still reports the parts that are in the same packet.
    parser.on('field', (name, value, { valueTruncated }) => {
      if (fault) return;
      textBytes += Buffer.byteLength(`${name}${value}`);
      if (valueTruncated || textBytes > maxTextBytes) stop('tooLarge');
      else if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (name, stream, { filename }) => {
      // The parser reports the same error.
      stream.on('error', () => {});
      // An empty file picker sends a file without a name.
      if (fault || !filename) stream.resume();
      else if (name !== 'files' || impossibleName.test(unescaped(filename))) stop('malformed');
      else taken.push(upload.take(stream, unescaped(filename)).catch((error: unknown) => void (failure ??= error)));
    });
    for (const event of ['fieldsLimit', 'filesLimit'] as const) parser.on(event, () => stop('tooLarge'));
    parser.on('error', () => stop('malformed'));
    parser.on('close', () => stop());
    upload.dropped.addEventListener('abort', () => stop('busy'));
    request.on('data', count).on('close', leave).pipe(parser);
  });
  await Promise.all(taken);
  upload.end();
  // With a fault, files that were broken off fail as well. Without one, the failure is the server's.
  if (failure && !fault) throw failure;
  return { ...form, fault: fault ?? (upload.isBusy() ? 'busy' : undefined) };
}

/** Undefined when the type of the body lacks a boundary. */
function createParser({ headers }: Request): busboy.Busboy | undefined {
  try {
    return busboy({ headers, limits: parserLimits, defParamCharset: 'utf8', preservePath: true });
  } catch {
    return undefined;
  }
}

/** Browsers escape these three characters in names, and no other (https://html.spec.whatwg.org/#multipart-form-data). */
const unescaped = (name: string) => name.replace(/%0A|%0D|%22/gi, decodeURIComponent);
