import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** Serves the browser build: hashed names for a year, others for an hour, compressed forms as the build wrote them. */
export function staticFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
