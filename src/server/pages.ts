import fresh from 'fresh';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRequest, Rendering } from '../entry-server.tsx';
import type { SiteAddress } from './canonical-url.ts';
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

/**
 * Shows the page of an address: from the visitor's own copy, from the page cache, or rendered. Resolves with the length
 * of the answer. Rejects with what a page throws, and has then sent nothing.
 */
export type ShowPage = (
  request: IncomingMessage,
  response: ServerResponse,
  address: SiteAddress,
  requestId: string,
) => Promise<number>;

/** `secureHeaders` are those of every answer, as `securityHeaders` lists them. */
export function createShowPage(options: PageOptions, secureHeaders: readonly string[]): ShowPage {
  const { findPage, render, security, version, cache } = options;
  const make = async (asked: PageRequest, encoding: Encoding): Promise<EncodedPage> => {
    const { html, styleHash } = await render(asked);
    return { body: encode(html, encoding), policy: contentSecurityPolicy(styleHash, security) };
  };
  const tagOf = entityTags(version);

  return async (request, response, { path, query }, requestId) => {
    const { method = '' } = request;
    const asked = await findPage(path, query, method);
    const { status } = asked.route;
    const key = status === 200 ? asked.path + asked.search : String(status);
    // All at once: one by one they take a sixth of the pages that the cache can answer.
    const headers = ['X-Request-Id', requestId, 'Cache-Control', caching[status], 'Vary', 'Accept-Encoding'];
    if (status === 200) {
      const tag = tagOf(asked, key);
      headers.push('ETag', tag);
      if (fresh(request.headers, { etag: tag })) {
        // No others: the copy has them (RFC 9110, 15.4.5).
        response.writeHead(304, headers).end();
        return 0;
      }
    }
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const { body, policy } = cache
      ? await cache.get(`${encoding} ${key}`, () => make(asked, encoding))
      : await make(asked, encoding);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push(
      ...secureHeaders,
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(body.length),
      'Content-Security-Policy',
      policy,
    );
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
    return body.length;
  };
}

/** Weak, since one tag stands for the page in every encoding. Known before the page is rendered. */
function entityTags(version: string) {
  const make = (key: string) =>
    `W/"${createHash('sha256').update(version).update(key).digest('base64url').slice(0, 22)}"`;
  const kept = new Map<string, string>();
  return ({ path, search }: PageRequest, key: string): string => {
    // Of queries there is no end; of pages there is.
    if (search) return make(key);
    let tag = kept.get(path);
    if (!tag) kept.set(path, (tag = make(key)));
    return tag;
  };
}
