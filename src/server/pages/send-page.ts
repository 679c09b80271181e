import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { emergencyLink } from '../../contact/link.ts';
import type { Site } from '../../content/company/company.ts';
import type { Rendering } from '../../entry-server.tsx';
import { fontHref } from '../../fonts/font-faces.ts';
import { color } from '../../theme.ts';
import { preferredEncoding, type Encoding } from '../encoding.ts';
import { allowStyle, setPagePolicy } from '../security-headers.ts';

/**
 * The `Link` header of every page (RFC 8288). Browsers request the font as soon as a response begins, before they read a
 * `<link>` element.
 */
const fontPreload = `<${fontHref}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * A directive for the Cache-Control of everything that is HTML: proxies must not change it (RFC 9111, section 5.2.2.6). Cloudflare
 * rewrites e-mail addresses in HTML unless it is there, and a page with other text than React rendered cannot be hydrated.
 */
export const noTransform = 'no-transform';

/** Compresses a page in an encoding. */
type Compressor = (html: Buffer, encoding: Encoding) => Buffer;

/** Sends a rendered page in the encoding that the client prefers. */
export function sendPage(
  { html, styleHash }: Rendering,
  compress: Compressor,
  site: Site,
  request: Request,
  response: Response,
  development = false,
): void {
  const encoding = preferredEncoding(request);
  const body = compress(html, encoding);
  setPagePolicy(response, styleHash, site, development);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Link', fontPreload)
    .setHeader('Content-Length', body.length)
    .end(body);
}

interface Kept {
  html: Buffer;
  body: Buffer;
  /** Whether the best level was tried. */
  tried: boolean;
}

/**
 * Creates a function that returns the compressor of the page with a name. It keeps the compressed form and sends it again while the
 * page renders to the same bytes. The form is made quickly at first, and then at the best level, off the main thread.
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

  return (name: string): Compressor =>
    (html, encoding) => {
      if (encoding === 'identity') return html;
      const key = `${encoding} ${name}`;
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
export const compressQuickly: Compressor = (html, encoding) => (encoding === 'identity' ? html : quick[encoding](html));

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

const errorStyle = `body{margin:0;padding:10vh 8vw;font:18px/1.5 Arial,sans-serif;color:${color.ink};background:${color.paper}}h1{font-size:40px;line-height:1.1}a{display:inline-block;margin:8px 16px 8px 0;padding:14px 20px;border:2px solid;color:inherit;font-weight:700;text-decoration:none}a.emergency{background:${color.red};border-color:${color.red};color:${color.white}}`;
const errorStyleHash = `sha256-${createHash('sha256').update(errorStyle).digest('base64')}`;

/** The words of React Router's default error screen. */
const errorHeading = 'Unexpected Application Error!';

/** Needs nothing else of the site and leads to the home page and to emergency service. */
const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="only light"><meta name="robots" content="noindex"><title>${errorHeading}</title><style>${errorStyle}</style></head><body><main><h1>${errorHeading}</h1><p>500 Internal Server Error</p><p><a href="/">Return to Homepage</a><a class="emergency" href="${emergencyLink.replace('&', '&amp;')}">Request emergency service</a></p></main></body></html>`;

/** Logs an error in full and shows the visitor none of it. A response that has begun is cut off. */
export function showErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    log.error(
      { err: error, id: response.get('X-Request-Id'), method: request.method, path: request.path },
      'request failed',
    );
    if (response.headersSent) {
      // The status tells the log and the metrics that the client did not leave by itself.
      response.status(500).destroy();
      return;
    }
    // The tag is that of the page or file that was asked for.
    response.removeHeader('ETag');
    allowStyle(response, errorStyleHash);
    response
      .status(500)
      .setHeader('Cache-Control', `no-store, ${noTransform}`)
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Length', Buffer.byteLength(errorPage))
      .end(errorPage);
  };
}
