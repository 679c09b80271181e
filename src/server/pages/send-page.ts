import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import type { Rendering } from '../../entry-server.tsx';
import { fontHref } from '../../fonts/font-faces.ts';
import { setPagePolicy } from '../security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page in an encoding, with the hash of its style (`sha256-…`) for the security policy. */
interface EncodedPage {
  encoding: Encoding;
  body: Buffer;
  styleHash: string;
}

type CachedPage = EncodedPage & Pick<Rendering, 'html'>;

/**
 * Creates a function that encodes pages in the client's preferred encoding. Caches an encoded page by name while the page renders
 * to the same bytes. Compresses quickly at first, and then at the best level off the main thread, one page after the other.
 */
export function createEncoder(log: Logger) {
  const cache = new Map<string, CachedPage>();
  let improved = Promise.resolve();

  const improve = async (key: string, page: CachedPage) => {
    // A changed page has replaced this one.
    if (cache.get(key) !== page) return;
    try {
      page.body = await best[page.encoding](page.html);
    } catch (error) {
      log.error({ err: error }, 'page not compressed at the best level');
    }
  };

  return (name: string, rendering: Rendering, request: Request): EncodedPage => {
    const { html } = rendering;
    const key = `${preferredEncoding(request)} ${name}`;
    const cached = cache.get(key);
    if (cached?.html.equals(html)) return cached;
    const page = { html, ...encodeQuickly(rendering, request) };
    cache.set(key, page);
    improved = improved.then(() => improve(key, page));
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

/**
 * The `Link` header of every page (RFC 8288). Browsers request the font at the start of a response, before they read a `<link>`
 * element.
 */
const fontPreload = `<${fontHref}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

export function sendPage(page: EncodedPage, site: Site, response: Response, development = false): void {
  const { encoding, body, styleHash } = page;
  setPagePolicy(response, styleHash, site, development);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Link', fontPreload)
    .setHeader('Content-Length', body.length)
    .end(body);
}
