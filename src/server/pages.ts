import type { Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import type { PageRequest, Rendering } from '../entry-server.tsx';
import { splitUrl } from './canonical-url.ts';
import { encode, preferredEncoding, type Encoding } from './encode.ts';
import type { PageCache } from './page-cache.ts';
import { contentSecurityPolicy, type SecurityOptions } from './security-headers.ts';

export interface PageOptions {
  findPage: (path: string, query: string, method: string) => Promise<PageRequest>;
  render: (request: PageRequest) => Promise<Rendering>;
  security: SecurityOptions;
  /** Changes with everything that changes pages: the build and the settings. */
  version: string;
  cache: PageCache | undefined;
}

/** A page as it goes over the wire. */
export interface EncodedPage {
  body: Buffer;
  policy: string;
}

const caching = {
  // Shared caches may keep a page for a minute and show it for ten more while they fetch it anew; browsers ask each time.
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // A page that is missing now may be there soon.
  404: 'public, max-age=0, s-maxage=10',
  405: 'no-store',
} as const;

/** Shows the page of the address: from the visitor's own copy, from the page cache, or rendered. */
export function showPage({ findPage, render, security, version, cache }: PageOptions): RequestHandler {
  const make = async (asked: PageRequest, encoding: Encoding): Promise<EncodedPage> => {
    const { html, styleHash } = await render(asked);
    return { body: encode(html, encoding), policy: contentSecurityPolicy(styleHash, security) };
  };

  return async (request, response) => {
    // Only path and query count; the Host header is not trusted.
    const { path, query } = splitUrl(request);
    const asked = await findPage(path, query, request.method);
    const { status } = asked.route;
    const key = status === 200 ? asked.path + asked.search : String(status);
    response.status(status).set({ 'Cache-Control': caching[status], Vary: 'Accept-Encoding' });
    if (status === 200) response.set('ETag', entityTag(version, key));
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const page = cache
      ? await cache.get(`${encoding} ${key}`, () => make(asked, encoding))
      : await make(asked, encoding);
    send(request, response, encoding, page);
  };
}

function send(request: Request, response: Response, encoding: Encoding, { body, policy }: EncodedPage) {
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Content-Security-Policy': policy,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Weak, since one tag stands for the page in every encoding. Known before the page is rendered. */
function entityTag(version: string, key: string): string {
  return `W/"${createHash('sha256').update(version).update(key).digest('base64url').slice(0, 22)}"`;
}
