import type { ReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** The route of all files in the metrics. */
export const fileRoute = 'file';

/** The Cache-Control of files with a hash in the name, and of other files. */
export const hashedCaching = 'public, max-age=31536000, immutable';
export const plainCaching = 'public, max-age=3600';

/** Tells whether a file has a hash of its content in the name. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** sirv lacks the first type, and the charset of the second. */
const types = new Map([
  ['.ico', 'image/x-icon'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

/** sirv calls this for a 200, but not for a 304. */
function setHeaders(response: ServerResponse, path: string) {
  const type = types.get(extname(path));
  if (type) response.setHeader('Content-Type', type);
  // sirv sets the file's own tag.
  response.removeHeader('ETag');
  // sirv throws on some ranges. The files are small, so they are sent completely.
  delete response.req.headers.range;
}

/** sirv would serve what is hidden inside `/.well-known/`. */
const isHidden = (path: string) => /\/(\.|%2e)(?!well-known\/)/i.test(path);

/**
 * Serves the files of a folder, also compressed. Caches files with a hash in the name for a year, and others for an hour. No file
 * has the path of a page. Serves no hidden files, except in `/.well-known/`.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
  return (request, response, next) => {
    if (isHidden(request.path)) return next();
    response.locals['route'] = fileRoute;
    // Also for a 304, whose headers replace those of the file in a cache. Its tag is the one that the client has sent.
    response.set({
      'Cache-Control': isHashed(request.path) ? hashedCaching : plainCaching,
      Vary: 'Accept-Encoding',
      ETag: request.get('If-None-Match') ?? '',
      // Chats, webmail and other sites embed share cards, icons and drawings.
      ...(/\.(svg|png|ico)$/.test(request.path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
    response.once('pipe', (stream: ReadStream) => {
      // sirv leaves a file open if the client leaves early, and ignores errors, such as of a file that is gone.
      response.once('close', () => stream.destroy());
      stream.once('error', next);
    });
    serve(request, response, () => {
      response.locals['route'] = undefined;
      for (const name of ['Cache-Control', 'Vary', 'ETag']) response.removeHeader(name);
      response.set('Cross-Origin-Resource-Policy', 'same-origin');
      next();
    });
  };
}
