import type { Request, Response } from 'express';
import type { Rendering } from '../../entry-server.tsx';
import { fontPreload } from '../../render/head.ts';
import { contentSecurityPolicy, type SecurityOptions } from '../security-headers.ts';
import { preferredEncoding, type Encoding } from './preferred-encoding.ts';

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
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Security-Policy', contentSecurityPolicy(styleHash, security))
    .setHeader('Link', fontPreload)
    .setHeader('Content-Length', body.length)
    .end(body);
}
