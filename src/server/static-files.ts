import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { preferredEncoding } from './preferred-encoding.ts';

/**
 * Serves the browser build and its compressed files with sirv. Files with a hash in their name are cached for a year, others
 * for an hour. The lines around it close gaps of sirv 3.0.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: [], etag: true, setHeaders });
  return (request, response, next) => {
    // sirv would serve the compressed files under their own names as well.
    if (/\.(br|gz)$/.test(request.path)) return next();
    // sirv misreads ranges of the last bytes and of several parts. The files are small, so they are sent whole.
    delete request.headers.range;
    // sirv uses an encoding that the header names with `q=0`.
    request.headers['accept-encoding'] = preferredEncoding(request);
    // sirv leaves a file open when the client leaves before the end.
    response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()));
    serve(request, response, next);
  };
}

function setHeaders(response: ServerResponse, path: string) {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  // sirv does not know this type.
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}
