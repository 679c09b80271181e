import type { Request } from 'express';
import { withoutFolders } from './file-names.ts';
import { createFormParser, maxTextsBytes, readParts } from './form-parts.ts';
import type { SavedFile, SavedFiles } from './saved-files.ts';

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
export const emptyForm: ReadForm = { fields: new Map(), id: '', files: [], isCut: false };

/** No file has one of these names. Browsers write no control character into one. */
const impossibleName = /^\.{0,2}$|\p{Cc}/u;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads a posted form to its end, and its files into `saved`. When it is broken off or too large, it stops reading and returns
 * what came before.
 */
export async function readForm(request: Request, saved: SavedFiles): Promise<ReadForm> {
  if (request.destroyed) return { ...emptyForm, fault: 'aborted' };
  if (!request.is(['urlencoded', 'multipart/form-data'])) return { ...emptyForm, fault: 'unsupported' };
  const form = createFormParser(request);
  if (!form) return { ...emptyForm, fault: 'malformed' };

  const fields = new Map<string, string>();
  const saving: Promise<void>[] = [];
  let fault: ReadForm['fault'];
  let textsBytes = 0;
  let isCut = false;
  let { isDecoded } = form;
  try {
    for await (const part of readParts(request, form)) {
      if ('fault' in part) fault = part.fault;
      else if ('stream' in part) {
        const { name, filename, stream } = part;
        const fileName = withoutFolders(unescaped(filename ?? ''));
        // An empty file picker sends a file without a name.
        if (!filename) stream.resume();
        else if (name !== 'files' || impossibleName.test(fileName)) fault = 'malformed';
        else saving.push(saved.save(stream, fileName));
      } else if (typeof part.text !== 'string') isDecoded = false;
      else if (typeof part.name === 'string') {
        const { name, text } = part;
        if (!fields.has(name)) fields.set(name, text.slice(0, maxTextsBytes - textsBytes));
        textsBytes += Buffer.byteLength(`${name}${text}`);
        isCut ||= part.isCut || textsBytes > maxTextsBytes;
        if (textsBytes > maxTextsBytes) fault = 'tooLarge';
      }
      if (fault) break;
    }
  } finally {
    await Promise.all(saving);
  }
  if (saved.isFull()) fault ??= 'busy';
  if (!isDecoded) fault ??= 'unsupported';
  const id = fields.get('requestId')?.toLowerCase() ?? '';
  return { fields, id: uuid.test(id) ? id : '', files: saved.files, isCut, fault };
}

/** Browsers escape these three characters in names, and no other (https://html.spec.whatwg.org/#multipart-form-data). */
const unescaped = (name: string) => name.replace(/%0A|%0D|%22/gi, decodeURIComponent);
