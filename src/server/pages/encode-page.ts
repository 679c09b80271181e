import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Rendering } from '../../entry-server.tsx';

type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page in an encoding, with the hash of its style (`sha256-…`) for the security policy. */
export interface EncodedPage {
  encoding: Encoding;
  body: Buffer;
  styleHash: string;
}

interface CachedPage extends EncodedPage {
  html: Buffer;
  triedBest: boolean;
}

/**
 * Creates a function that encodes pages in the client's preferred encoding. Caches an encoded page by name while the page renders
 * to the same bytes. Compresses quickly at first, and then at the best level off the main thread.
 */
export function createEncoder(log: Logger) {
  const cache = new Map<string, CachedPage>();
  let busy = false;

  const improve = async (page: CachedPage) => {
    busy = true;
    page.triedBest = true;
    try {
      page.body = await best[page.encoding](page.html);
    } catch (error) {
      log.error({ err: error }, 'page not compressed at the best level');
    }
    busy = false;
  };

  return (name: string, rendering: Rendering, request: Request): EncodedPage => {
    const { html } = rendering;
    const key = `${preferredEncoding(request)} ${name}`;
    let page = cache.get(key);
    if (!page?.html.equals(html)) {
      page = { html, ...encodeQuickly(rendering, request), triedBest: false };
      cache.set(key, page);
    }
    if (!page.triedBest && !busy) void improve(page);
    return page;
  };
}

/** Encodes a page that is sent once. */
export function encodeQuickly({ html, style }: Rendering, request: Request): EncodedPage {
  const encoding = preferredEncoding(request);
  return { encoding, body: quick[encoding](html), styleHash: hashOf(style) };
}

const preferredEncoding = (request: Request): Encoding =>
  request.acceptsEncodings('br') ? 'br' : request.acceptsEncodings('gzip') ? 'gzip' : 'identity';

export const hashOf = (style: string) => `sha256-${hash('sha256', style, 'base64')}`;

const brotliOptions = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

const quick: Record<Encoding, (html: Buffer) => Buffer> = {
  identity: (html) => html,
  br: (html) => brotliCompressSync(html, brotliOptions(html, 3)),
  gzip: (html) => gzipSync(html, { level: 4 }),
};

const best: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  identity: (html) => Promise.resolve(html),
  br: (html) => promisify(brotliCompress)(html, brotliOptions(html, 11)),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};
