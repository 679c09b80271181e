import type { RequestHandler } from 'express';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Rendering } from '../entry-server.tsx';
import { contentSecurityPolicy, type SecurityOptions } from './security-headers.ts';

export type PageRenderer = (url: URL) => Promise<Rendering>;

/**
 * Renders the page of the address and sends it whole, compressed in one pass: with no Suspense there is nothing to send
 * early, and the streaming middleware took twice the time of brotli's level 4 over the whole page (design §6).
 */
export function showPage(render: PageRenderer, security: SecurityOptions): RequestHandler {
  return async (request, response) => {
    // Only path and query count; the Host header is not trusted.
    const url = new URL(request.url, 'http://site.invalid');
    const { status, html, styleHash } = await render(url);
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
    const body = encode(html, encoding);
    if (body !== html) response.set('Content-Encoding', String(encoding));
    response
      .status(status)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.length),
        'Content-Security-Policy': contentSecurityPolicy(styleHash, security),
        'Cache-Control': status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
        Vary: 'Accept-Encoding',
      })
      .end(request.method === 'HEAD' ? undefined : body);
  };
}

function encode(html: Buffer, encoding: string | false): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
  }
  return encoding === 'gzip' ? gzipSync(html) : html;
}
