import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { fstatSync, readdirSync, readFileSync, statSync, type ReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { preferredEncoding } from './preferred-encoding.ts';

/** The route of all files in the metrics. */
export const fileRoute = 'file';

/** The caching of files with a hash in their name. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a folder and their compressed forms with sirv. Files with a hash in their name are cached for a year,
 * others for an hour. No file has the path of a page. The lines around sirv close gaps of its version 3.0.
 */
export function staticFiles(folder: string): RequestHandler {
  const headersOf = readHeaders(folder);
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: [] });
  return (request, response, next) => {
    const { path } = request;
    const headers = headersOf.get(path);
    // Hidden files, and the compressed ones, which sirv would serve under their own names as well.
    if (!headers) return next();
    response.locals['route'] = fileRoute;
    // Here and not in sirv, whose 304 lacks these headers, and comes only to a request with a single tag (RFC 9110, 13.1 and 15.4.5).
    response.setHeaders(headers);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    // sirv names no charset of texts, and does not know the type of an icon.
    response.type(extname(path));
    // sirv misreads ranges of the last bytes and of several parts. The files are small, so they are sent whole.
    delete request.headers.range;
    // sirv uses an encoding that the header names with `q=0`.
    request.headers['accept-encoding'] = preferredEncoding(request);
    response.once('pipe', (stream: ReadStream) => {
      // sirv leaves a file open when the client leaves before the end.
      response.once('close', () => stream.destroy());
      // sirv does not listen for errors. The file may be gone, or the process may have no descriptor left for it.
      stream.once('error', next);
      // sirv announces the length that the file had at the start. Fewer or more bytes would garble the next response.
      stream.once('open', (descriptor) => {
        try {
          assert.equal(fstatSync(descriptor).size, Number(response.getHeader('Content-Length')));
        } catch (cause) {
          // An error that is thrown in a listener would end the process.
          stream.destroy(new Error(`${path} has changed since the start`, { cause }));
        }
      });
    });
    serve(request, response, next);
  };
}

/** Tells whether the name of a file has a hash of its content. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/**
 * Reads the headers of each file that is served, by the path that browsers ask for: all but hidden ones. The tag is weak, because
 * it covers all encodings of a file. sirv's own tags are made of size and time, and both can stay the same in another build.
 */
function readHeaders(folder: string): ReadonlyMap<string, Map<string, string>> {
  const headersOf = new Map<string, Map<string, string>>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stats = statSync(file);
    if (/(^|\/)\.|\.(br|gz)$/.test(name) || !stats.isFile()) continue;
    const path = encodeURI(`/${name}`);
    const headers = new Map([
      ['ETag', `W/"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`],
      ['Last-Modified', stats.mtime.toUTCString()],
      ['Cache-Control', isHashed(path) ? hashedCaching : 'public, max-age=3600'],
      ['Vary', 'Accept-Encoding'],
    ]);
    // Chats, mail readers in a browser and other sites show share cards, icons and drawings.
    if (/\.(svg|png|ico)$/.test(path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    headersOf.set(path, headers);
  }
  return headersOf;
}
