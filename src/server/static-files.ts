import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { headersOf, sendFile, type SentFile } from './sent-file.ts';

/**
 * Serves the files of a folder and their compressed forms, which it reads once. Files with a hash in their name are cached for a
 * year, others for an hour.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = readFiles(folder);
  return (request, response, next) => {
    const file = files.get(request.path);
    if (file) sendFile(file, request, response);
    else next();
  };
}

/** Tells whether the name of a file has a hash of its content. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Reads the files that are served, by the path that browsers ask for: all but hidden ones. */
function readFiles(folder: string): ReadonlyMap<string, SentFile> {
  const files = new Map<string, SentFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/(^|\/)\.|\.(br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    const identity = readFileSync(file);
    const [br, gzip] = ['.br', '.gz'].map((end) => (existsSync(file + end) ? readFileSync(file + end) : undefined));
    const path = encodeURI(`/${name}`);
    const caching = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const ending = extname(name);
    files.set(path, {
      headers: { ...headersOf(identity, caching), ...(isPicture.test(ending) && shownAnywhere) },
      type: ending,
      forms: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

const isPicture = /^\.(svg|png|ico)$/;
/** Chats, mail readers in a browser and other sites show share cards, icons and drawings. Pages and scripts are ours alone. */
const shownAnywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
