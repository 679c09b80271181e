import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { MIMEType } from 'node:util';
import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes, maxFiles } from '../files.ts';
import { withBodies } from './part-bodies.ts';

/** Bytes of one text. It is far more than a field may have, so that a text that is too long comes back whole. */
const maxTextBytes = 100 * 1024;
/** Bytes of all texts with their names. */
export const maxTextsBytes = 128 * 1024;
/** Bytes of all files and texts, with the heads of their parts. */
export const maxBodyBytes = maxFiles * maxFileBytes + 2 * maxTextsBytes;

// A longer file is cut when it is known to be too long.
const limits = { fieldSize: maxTextBytes, fileSize: maxFileBytes + 1, fields: 40, files: 20 };

/** A part of a form as the parser hands it over, or why there are no more. A file is to be read to its end. */
type Part =
  // busboy has no name for a part without one, and no text for one that it cannot decode, although its types promise both.
  | { name: unknown; text: unknown; isCut: boolean }
  | { name: unknown; filename: string | undefined; stream: Readable }
  | { fault: 'malformed' | 'tooLarge' | 'aborted' };

/** The charsets that busboy knows by these names. Browsers send UTF-8, and name it nowhere. */
const knownCharset = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

/**
 * Creates the parser of a form, whose listeners only collect the parts. Returns undefined if the type is malformed or lacks a
 * boundary. In an unknown charset the form is not decoded but read as UTF-8, which shares ASCII with most charsets.
 */
export function createFormParser({ headers }: Request) {
  try {
    const type = new MIMEType(headers['content-type'] ?? '');
    const isDecoded = knownCharset.test(type.params.get('charset') ?? 'utf-8');
    if (!isDecoded) type.params.delete('charset');
    const contentType = { 'content-type': type.toString() };
    const parser = busboy({ headers: contentType, limits, defParamCharset: 'utf8', preservePath: true });
    const parts: Part[] = [];
    /** How many parts the parser has handed over. */
    const read = { count: 0 };
    for (const event of ['field', 'file']) parser.on(event, () => (read.count += 1));
    parser.on('field', (name, text, { valueTruncated }) => parts.push({ name, text, isCut: valueTruncated }));
    parser.on('file', (name, stream, { filename }) => {
      // The parser reports the same error.
      stream.on('error', () => {});
      if (filename === undefined && name !== 'files') readText(stream, (text) => parts.push({ name, ...text }));
      else parts.push({ name, filename, stream });
      // A picker without a file sends no byte. A file without a name that the parser can read would be lost.
      if (name === 'files' && !filename) stream.once('data', () => parts.push({ fault: 'malformed' }));
    });
    parser.on('fieldsLimit', () => parts.push({ fault: 'tooLarge' }));
    parser.on('filesLimit', () => parts.push({ fault: 'tooLarge' }));
    parser.on('error', () => parts.push({ fault: 'malformed' }));
    return { parser, parts, read, boundary: type.params.get('boundary'), isDecoded };
  } catch {
    return undefined;
  }
}

/**
 * Reads a text that comes as bytes without a file's name, as edbrowse 3.7 sends one with many letters beyond ASCII. A text that is too
 * long is cut, as the parser does with the others.
 */
function readText(stream: Readable, done: (text: { text: string; isCut: boolean }) => void) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    if (bytes < maxTextBytes) chunks.push(chunk);
    bytes += chunk.length;
  });
  stream.on('end', () => {
    const isCut = bytes > maxTextBytes;
    done({ text: decode(Buffer.concat(chunks).subarray(0, maxTextBytes), isCut), isCut });
  });
}

/** Decodes UTF-8, and Latin-1 where it is none: edbrowse sends one or the other, by the terminal. busboy drops the charset of a file. */
function decode(bytes: Buffer, isCut: boolean): string {
  try {
    // A letter that is cut in two is no mistake.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return bytes.toString('latin1');
  }
}

/**
 * Reads the body of a request and yields its parts. The parser is written to chunk by chunk, so that what it and its listeners
 * throw comes out here: in a pipe it would end the process.
 */
export async function* readParts(
  request: Request,
  { parser, parts, read, boundary }: NonNullable<ReturnType<typeof createFormParser>>,
): AsyncGenerator<Part> {
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  let bytes = 0;
  let heads = 0;
  try {
    for await (const chunk of boundary ? withBodies(chunks, boundary, () => (heads += 1)) : chunks) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) yield { fault: 'tooLarge' };
      let done = () => {};
      const written = new Promise<void>((resolve) => (done = resolve));
      parser.write(chunk, done);
      // The parser waits until a file is read.
      yield* parts.splice(0);
      await written;
      if (parser.destroyed) break;
    }
    parser.end();
    // Its listener has the error.
    await finished(parser).catch(() => {});
    yield* parts.splice(0);
    // busboy leaves a part out whose head it cannot read, as one with a slash in a file's name without quotes.
    if (heads > read.count) yield { fault: 'malformed' };
  } catch (error) {
    // Not `complete`, which only says that everything has arrived: what was not read yet is lost with the connection.
    if (!request.destroyed || request.readableEnded) throw error;
    yield { fault: 'aborted' };
  } finally {
    // Ends the files that are being read.
    parser.destroy();
    // Reads the rest and drops it, because a browser that is still sending does not read the answer.
    request.resume();
  }
}
