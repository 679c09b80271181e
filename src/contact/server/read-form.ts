import { finished } from 'node:stream/promises';
import { MIMEType } from 'node:util';
import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes, maxFiles } from '../files.ts';
import type { SavedFile, SavedFiles } from './saved-files.ts';

/** Bytes of one text. It is far more than a field may have, so that a text that is too long comes back whole. */
const maxTextBytes = 100 * 1024;
/** Bytes of all texts with their names. */
const maxTextsBytes = 128 * 1024;
/** Bytes of all files and texts, with the heads of their parts. */
export const maxBodyBytes = maxFiles * maxFileBytes + 2 * maxTextsBytes;

// A longer file is cut when it is known to be too long.
const limits = { fieldSize: maxTextBytes, fileSize: maxFileBytes + 1, fields: 40, files: 20 };

/** A posted form, as far as it could be read. */
export interface ReadForm {
  /** The first text of each name. */
  fields: ReadonlyMap<string, string>;
  /** The UUID that the page's script has given it; empty without scripts. */
  id: string;
  files: readonly SavedFile[];
  /** Whether the end of a text was dropped, because the texts are too long. */
  isCut: boolean;
  /** Why the form is not complete. */
  fault?: 'malformed' | 'tooLarge' | 'unsupported' | 'busy' | 'aborted' | undefined;
}

/** A form of which nothing was read. */
export const unread: ReadForm = { fields: new Map(), id: '', files: [], isCut: false };

/** Browsers write neither a folder nor a control character into a file's name. */
const impossibleName = /[\p{Cc}/]/u;

/**
 * Reads a posted form to its end, and its files into `saved`. When it is broken off or too large, it stops reading and returns
 * what came before.
 */
export async function readForm(request: Request, saved: SavedFiles): Promise<ReadForm> {
  if (request.destroyed) return { ...unread, fault: 'aborted' };
  if (!request.is(['urlencoded', 'multipart/form-data'])) return { ...unread, fault: 'unsupported' };
  const opened = openParser(request);
  if (!opened) return { ...unread, fault: 'malformed' };

  const { parser } = opened;
  let { isDecoded } = opened;
  const fields = new Map<string, string>();
  const form: ReadForm = { ...unread, fields, files: saved.files };
  const saving: Promise<void>[] = [];
  let textsBytes = 0;
  const fail = (fault: ReadForm['fault']) => void (form.fault ??= fault);

  // busboy has no name for a part without one, and no text for one that it cannot decode, although its types promise both.
  parser.on('field', (name: unknown, text: unknown, { valueTruncated }) => {
    if (form.fault) return;
    if (typeof text !== 'string') isDecoded = false;
    else if (typeof name === 'string') {
      if (!fields.has(name)) fields.set(name, text.slice(0, maxTextsBytes - textsBytes));
      textsBytes += Buffer.byteLength(`${name}${text}`);
      form.isCut ||= valueTruncated || textsBytes > maxTextsBytes;
      if (textsBytes > maxTextsBytes) fail('tooLarge');
    }
  });
  parser.on('file', (name: unknown, stream, { filename }) => {
    // The parser reports the same error.
    stream.on('error', () => {});
    // An empty file picker sends a file without a name.
    if (form.fault || !filename) stream.resume();
    else if (name !== 'files' || impossibleName.test(unescaped(filename))) fail('malformed');
    else saving.push(saved.save(stream, unescaped(filename)));
  });
  for (const event of ['fieldsLimit', 'filesLimit'] as const) parser.on(event, () => fail('tooLarge'));
  parser.on('error', () => fail('malformed'));

  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) fail('tooLarge');
      if (form.fault) break;
      // Chunk by chunk, so that what the parser and its listeners throw comes out here: in a pipe it would end the process.
      const written = new Promise<void>((resolve) => void parser.write(chunk, () => resolve()));
      if (form.fault) break;
      // The parser waits until a file is read.
      await written;
    }
    if (!form.fault) {
      parser.end();
      // Its listener has the error.
      await finished(parser).catch(() => {});
    }
  } catch (error) {
    // Not `complete`, which only says that everything has arrived: what was not read yet is lost with the connection.
    if (!request.destroyed || request.readableEnded) throw error;
    fail('aborted');
  } finally {
    // Ends the files that are being read.
    parser.destroy();
    // Reads the rest and drops it, because a browser that is still sending does not read the answer.
    request.resume();
    await Promise.all(saving);
  }
  if (saved.isFull()) fail('busy');
  if (!isDecoded) fail('unsupported');
  const id = fields.get('requestId')?.toLowerCase() ?? '';
  return { ...form, id: uuid.test(id) ? id : '' };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Browsers escape these three characters in names, and no other (https://html.spec.whatwg.org/#multipart-form-data). */
const unescaped = (name: string) => name.replace(/%0A|%0D|%22/gi, decodeURIComponent);

/** The charsets that busboy knows by these names. Browsers send UTF-8, and name it nowhere. */
const knownCharset = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

/**
 * Creates the parser of a form. If it does not know the charset (`isDecoded`), it reads the form as UTF-8, which shares ASCII with
 * most charsets. Returns undefined if the type is malformed or lacks a boundary.
 */
function openParser({ headers }: Request) {
  try {
    const type = new MIMEType(headers['content-type'] ?? '');
    const isDecoded = knownCharset.test(type.params.get('charset') ?? 'utf-8');
    if (!isDecoded) type.params.delete('charset');
    const content = { headers: { 'content-type': type.toString() } };
    const parser = busboy({ ...content, limits, defParamCharset: 'utf8', preservePath: true });
    return { parser, isDecoded };
  } catch {
    return undefined;
  }
}
