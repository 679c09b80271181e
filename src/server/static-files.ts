import type { Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { preferredEncoding, type Encoding } from './encode.ts';

interface Form {
  body: Buffer;
  /** Made from the bytes, so that replicas agree on it whatever the times of their files. */
  tag: string;
}

type StaticFile = Partial<Record<Encoding, Form>> & { identity: Form };

/**
 * Serves the browser build: hashed names for a year, others for an hour, compressed forms as the build wrote them. It
 * is read once, at the start, and served from memory (2 MB): no request waits for the disk, and one that the visitor
 * breaks off leaves no file open.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = readFiles(folder);
  return (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return next();
    const isHashed = request.path.startsWith('/assets/');
    response.type(extname(request.path)).set({
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      'Accept-Ranges': 'bytes',
    });
    // A part is a part of the plain file.
    const asksForPart = request.method === 'GET' && request.headers.range !== undefined;
    const encoding = asksForPart ? 'identity' : preferredEncoding(request.headers['accept-encoding']);
    const chosen = file[encoding] ?? file.identity;
    response.set('ETag', chosen.tag);
    if (request.fresh) return void response.status(304).end();
    if (asksForPart) return sendPart(request, response, chosen);
    if (chosen !== file.identity) response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(chosen.body.length)).end(chosen.body);
  };
}

/** Sends the one range that was asked for. Several ranges, or a range of another version, get the whole file. */
function sendPart(request: Request, response: Response, { body, tag }: Form) {
  const ranges = request.range(body.length);
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${body.length}`).end();
    return;
  }
  const only = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const { 'if-range': condition = tag } = request.headers;
  if (only && condition === tag) {
    response.status(206).set({
      'Content-Range': `bytes ${only.start}-${only.end}/${body.length}`,
      'Content-Length': String(only.end - only.start + 1),
    });
    response.end(body.subarray(only.start, only.end + 1));
    return;
  }
  response.set('Content-Length', String(body.length)).end(body);
}

/** Every file of the folder by its path, without source maps and without what begins with a dot. */
function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, body] of contents) {
    if (/\/\.(?!well-known\/)|\.(map|br|gz)$/.test(path)) continue;
    const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
    files.set(path, { identity: form(body), ...(br && { br: form(br) }), ...(gzip && { gzip: form(gzip) }) });
  }
  return files;
}

function form(body: Buffer): Form {
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
