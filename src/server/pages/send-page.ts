import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import { emergencyLink } from '../../content/company/contact-links.ts';
import type { Rendering } from '../../entry-server.tsx';
import { fontHref } from '../../fonts/font-faces.ts';
import { noTransform } from '../../process/cache-control.ts';
import { color } from '../../theme.ts';
import { preferredEncoding, type Encoding } from '../preferred-encoding.ts';
import { allowStyle, setPagePolicy } from '../security-headers.ts';

/**
 * The `Link` header of every page (RFC 8288). Browsers request the font as soon as a response begins, before they read a
 * `<link>` element.
 */
const fontPreload = `<${fontHref}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/** A rendered page in an encoding, with the hash of its style (`sha256-…`) for the security policy. */
interface EncodedPage {
  body: Buffer;
  styleHash: string;
}

/** Encodes a rendered page for a client. */
type EncodePage = (rendering: Rendering, encoding: Encoding) => EncodedPage;

/** Sends a rendered page in the encoding that the client prefers. */
export function sendPage(
  rendering: Rendering,
  encode: EncodePage,
  site: Site,
  request: Request,
  response: Response,
  development = false,
): void {
  const encoding = preferredEncoding(request);
  const { body, styleHash } = encode(rendering, encoding);
  setPagePolicy(response, styleHash, site, development);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Link', fontPreload)
    .setHeader('Content-Length', body.length)
    .end(body);
}

interface KeptPage extends EncodedPage {
  html: Buffer;
  /** Whether the best level was tried. */
  tried: boolean;
}

/**
 * Creates a function that returns the encoder of the page with a name. It keeps the encoded page and returns it again while the
 * page renders to the same bytes. The page is compressed quickly at first, and then at the best level, off the main thread.
 */
export function createEncoder(log: Logger) {
  const kept = new Map<string, KeptPage>();
  let busy = false;

  const improve = async (page: KeptPage, encoding: Encoding) => {
    busy = true;
    page.tried = true;
    try {
      page.body = await best[encoding](page.html);
    } catch (error) {
      log.error({ err: error }, 'page not compressed at the best level');
    }
    busy = false;
  };

  return (name: string): EncodePage =>
    (rendering, encoding) => {
      const { html } = rendering;
      const key = `${encoding} ${name}`;
      let page = kept.get(key);
      if (!page?.html.equals(html)) {
        page = { html, ...encodeQuickly(rendering, encoding), tried: false };
        kept.set(key, page);
      }
      if (!page.tried && !busy) void improve(page, encoding);
      return page;
    };
}

/** Encodes a page that is sent once. */
export const encodeQuickly: EncodePage = ({ html, style }, encoding) => ({
  body: quick[encoding](html),
  styleHash: hashOf(style),
});

const hashOf = (style: string) => `sha256-${hash('sha256', style, 'base64')}`;

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

const errorStyle = `body{margin:0;padding:10vh 8vw;font:18px/1.5 Arial,sans-serif;color:${color.ink};background:${color.paper}}h1{font-size:40px;line-height:1.1}a{display:inline-block;margin:8px 16px 8px 0;padding:14px 20px;border:2px solid;color:inherit;font-weight:700;text-decoration:none}a.emergency{background:${color.red};border-color:${color.red};color:${color.white}}`;
const errorStyleHash = hashOf(errorStyle);

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
