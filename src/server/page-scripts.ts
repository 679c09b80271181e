import type { RequestHandler } from 'express';
import type { FindScripts } from '../render/client-scripts.ts';
import { addresses, findRoute } from '../routes.tsx';

/**
 * Tells the browser which script files each page needs beside those that every page has: address → files, `*` being the
 * 404 page. It asks with the build in the query, so the answer may be kept.
 */
export function pageScripts(findScripts: FindScripts): RequestHandler {
  const common = new Set(findScripts([]).afterPaint);
  const scripts = [...addresses, '*'].map((path) => {
    const { afterPaint } = findScripts(findRoute(path).modules);
    return [path, afterPaint.filter((file) => !common.has(file))];
  });
  const body = Object.fromEntries(scripts);
  return (_request, response) => {
    response.set('Cache-Control', 'public, max-age=31536000, immutable').json(body);
  };
}
