import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { preferredEncoding } from './preferred-encoding.ts';

/**
 * Serves the browser build with sirv, in the compressed forms that the build wrote: hashed names for a year, others for
 * an hour. Around it stands what sirv 3.0 lacks.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: [], etag: true, setHeaders });
  return (request, response, next) => {
    // It would serve the compressed forms under their own names, too.
    if (/\.(br|gz)$/.test(request.path)) return next();
    // It reads ranges of the last bytes and of several parts wrongly. The files are small: they are sent whole.
    delete request.headers.range;
    // It takes the mere name of an encoding for leave to use it, also with `q=0`.
    request.headers['accept-encoding'] = preferredEncoding(request);
    // It leaves a file open when the visitor goes away before the end.
    response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()));
    serve(request, response, next);
  };
}

function setHeaders(response: ServerResponse, path: string) {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  // The one type that sirv does not know.
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}
