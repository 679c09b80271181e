import { createHash } from 'node:crypto';
import { fstatSync, readdirSync, readFileSync, statSync, type ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { preferredEncoding } from './pages/send-page.ts';

/** The route of all files in the metrics. */
export const fileRoute = 'file';

/** The ends of the names of compressed files. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Serves the files of a folder and their compressed forms with sirv. Files with a hash in their name are cached for a year,
 * others for an hour. The lines around it close gaps of sirv 3.0.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = listFiles(folder);
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: [] });
  return (request, response, next) => {
    const path = decode(request.path);
    // sirv would serve the compressed files under their own names as well.
    if (/\.(br|gz)$/.test(path)) return next();
    const encoding = preferredEncoding(request);
    const file = files.get(path + suffixes[encoding]) ?? files.get(path);
    if (!file) return next();
    response.locals['route'] = fileRoute;
    // sirv sends a 304 without these headers, and only for a single tag (RFC 9110, sections 13.1.2 and 15.4.5).
    response
      .setHeader('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .setHeader('ETag', file.tag)
      .setHeader('Vary', 'Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    // sirv does not know this type.
    if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    // sirv misreads ranges of the last bytes and of several parts. The files are small, so they are sent whole.
    delete request.headers.range;
    // sirv uses an encoding that the header names with `q=0`.
    request.headers['accept-encoding'] = encoding;
    response.once('pipe', (stream: ReadStream) => {
      // sirv leaves a file open when the client leaves before the end.
      response.once('close', () => stream.destroy());
      // sirv does not listen for errors. The file may be gone, or the process may have no descriptor left for it.
      stream.once('error', next);
      // sirv sends the length that the file had at the start. Fewer or more bytes would garble the next response, and other
      // bytes would be kept under the tag of the old ones.
      stream.once('open', (descriptor) => {
        const { size, mtimeMs } = fstatSync(descriptor);
        if (size !== file.size || mtimeMs !== file.mtimeMs)
          stream.destroy(new Error(`${path} has changed since the start`));
      });
    });
    serve(request, response, next);
  };
}

/** Tells whether the name of a file has a hash of its content. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

interface File {
  size: number;
  mtimeMs: number;
  tag: string;
}

/**
 * Lists the files that sirv serves, by path: all except hidden ones. A tag is a hash of the content. sirv's own tags are made of
 * size and time, and both can stay the same in another build: in reproducible images all files have one time.
 */
function listFiles(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stats = statSync(file);
    if (!stats.isFile() || /(^|\/)\./.test(name)) continue;
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
    files.set(`/${name}`, { size: stats.size, mtimeMs: stats.mtimeMs, tag: `W/"${hash.slice(0, 22)}"` });
  }
  return files;
}

/** Decodes a path as sirv does. A path that cannot be decoded names no file. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
