import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes, maxFiles } from '../files.ts';
import { checkForm, type CheckedForm } from './check-form.ts';
import type { SavedFile, SavedFiles } from './saved-files.ts';

/** A posted form, as far as it could be read, and its check. */
export interface Submission extends CheckedForm {
  /** The UUID that the page's script has given it; empty without scripts. */
  id: string;
  files: readonly SavedFile[];
  /** Whether the end of a text was dropped, because the texts are too long. */
  isCut: boolean;
  /** Why the form is not complete. */
  fault?: 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | 'aborted' | undefined;
}

/** A form of which nothing was read. */
export const unread: Submission = { ...checkForm(new Map(), []), id: '', files: [], isCut: false };

/** Bytes of one text. It is far more than a field may have, so that a text that is too long comes back whole. */
const maxTextBytes = 100 * 1024;
/** Bytes of all texts with their names. */
const maxTextsBytes = 128 * 1024;
/** Bytes of all files and texts, with the heads of their parts. */
export const maxBodyBytes = maxFiles * maxFileBytes + 2 * maxTextsBytes;

// A longer file is cut when it is known to be too long.
const parserLimits = { fieldSize: maxTextBytes, fileSize: maxFileBytes + 1, fields: 40, files: 20 };

/** Browsers write neither a folder nor a control character into a file's name. */
const impossibleName = /[\p{Cc}/]/u;

/**
 * Reads a posted form to its end, and its files into `saved`. When it is broken off or too large, it stops reading and returns
 * what came before.
 */
export async function readForm(request: Request, saved: SavedFiles): Promise<Submission> {
  if (request.destroyed) return { ...unread, fault: 'aborted' };
  if (!request.is(['urlencoded', 'multipart/form-data'])) return { ...unread, fault: 'unsupported' };
  const parser = createParser(request);
  if (!parser) return { ...unread, fault: 'malformed' };

  /** The first text of each name. */
  const fields = new Map<string, string>();
  const saving: Promise<void>[] = [];
  let fault: Submission['fault'];
  let bytes = 0;
  let textsBytes = 0;
  let isCut = false;
  // An error that is thrown in one of these listeners would end the process.
  await new Promise<void>((resolve) => {
    const stop = (reason?: Submission['fault']) => {
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
      if (!fields.has(name)) fields.set(name, value.slice(0, maxTextsBytes - textsBytes));
      textsBytes += Buffer.byteLength(`${name}${value}`);
      isCut ||= valueTruncated || textsBytes > maxTextsBytes;
      if (textsBytes > maxTextsBytes) stop('tooLarge');
    });
    parser.on('file', (name, stream, { filename }) => {
      // The parser reports the same error.
      stream.on('error', () => {});
      // An empty file picker sends a file without a name.
      if (fault || !filename) stream.resume();
      else if (name !== 'files' || impossibleName.test(unescaped(filename))) stop('malformed');
      else saving.push(saved.save(stream, unescaped(filename)));
    });
    for (const event of ['fieldsLimit', 'filesLimit'] as const) parser.on(event, () => stop('tooLarge'));
    parser.on('error', () => stop('malformed'));
    parser.on('close', () => stop());
    request.on('data', count).on('close', leave).pipe(parser);
  });
  await Promise.all(saving);
  if (saved.isFull()) fault ??= 'busy';
  const id = fields.get('requestId')?.toLowerCase() ?? '';
  const { files } = saved;
  return { ...checkForm(fields, files), id: uuid.test(id) ? id : '', files, isCut, fault };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

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
