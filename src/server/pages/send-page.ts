import type { Response } from 'express';
import type { Site } from '../../content/company/company.ts';
import { fontHref } from '../../fonts/font-faces.ts';
import { setPagePolicy } from '../security-headers.ts';
import type { EncodedPage } from './encode-page.ts';

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
