import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';
import type { Rendering } from '../../entry-server.tsx';
import { fontHref } from '../../styles/global-style.ts';
import { setPagePolicy, type SecurityOptions } from '../security-headers.ts';

/**
 * The `Link` header of every page (RFC 8288). Browsers request the font as soon as a response begins, before they read a
 * `<link>` element.
 */
const fontPreload = `<${fontHref}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * A directive for the Cache-Control of everything that is HTML: proxies must not change it (RFC 9111, section 5.2.2.6). Cloudflare
 * rewrites e-mail addresses in HTML unless it is there, and a page with other text than React rendered cannot be hydrated.
 */
export const unchanged = 'no-transform';

/** Sends a rendered page in the encoding that the client prefers. */
export function sendPage(
  { html, styleHash }: Rendering,
  compress: (html: Buffer, encoding: Encoding) => Buffer,
  security: SecurityOptions,
  request: Request,
  response: Response,
): void {
  const encoding = preferredEncoding(request);
  const body = compress(html, encoding);
  setPagePolicy(response, styleHash, security);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Link', fontPreload)
    .setHeader('Content-Length', body.length)
    .end(body);
}

/** The encodings of pages and files, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the encoding that the client weighs highest; among equals, the smallest. `q=0` excludes an encoding. */
export function preferredEncoding(request: IncomingMessage): Encoding {
  const chosen = new Negotiator(request).encoding(encodings, { preferred: encodings });
  // A client that excludes every encoding gets the plain form (RFC 9110, section 12.5.3).
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}

interface Kept {
  html: Buffer;
  body: Buffer;
  /** Whether the best level was tried. */
  tried: boolean;
}

/**
 * Creates a function that compresses pages. It keeps the compressed form and sends it again while the page renders to the same
 * bytes. The form is made quickly at first, and then at the best level, off the main thread.
 */
export function createCompressor(log: Logger) {
  const kept = new Map<string, Kept>();
  let busy = false;

  const improve = async (form: Kept, encoding: Compression) => {
    busy = true;
    form.tried = true;
    try {
      form.body = await best[encoding](form.html);
    } catch (error) {
      log.error({ err: error }, 'page not compressed at the best level');
    }
    busy = false;
  };

  /** `page` names the page, whatever the encoding. */
  return (page: string, html: Buffer, encoding: Encoding): Buffer => {
    if (encoding === 'identity') return html;
    const key = `${encoding} ${page}`;
    let form = kept.get(key);
    if (!form?.html.equals(html)) {
      form = { html, body: quick[encoding](html), tried: false };
      kept.set(key, form);
    }
    if (!form.tried && !busy) void improve(form, encoding);
    return form.body;
  };
}

/** Compresses a page that is sent once. */
export const compressQuickly = (html: Buffer, encoding: Encoding): Buffer =>
  encoding === 'identity' ? html : quick[encoding](html);

type Compression = Exclude<Encoding, 'identity'>;

const brotliOptions = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

const quick: Record<Compression, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, brotliOptions(html, 3)),
  gzip: (html) => gzipSync(html, { level: 4 }),
};

const best: Record<Compression, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, brotliOptions(html, 11)),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};
