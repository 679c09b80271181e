import type { Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import type { PageRequest, Rendering } from '../entry-server.tsx';
import { fontPreload } from '../render/head.ts';
import { findRoute, type FoundRoute } from '../routes.tsx';
import { queryOf } from './address-rules.ts';
import { createCompressor } from './compress-page.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import { contentSecurityPolicy, type SecurityOptions } from './security-headers.ts';
import { createTurns } from './turns.ts';

export interface PageOptions {
  loadPage: (route: FoundRoute, path: string, query: string) => Promise<PageRequest>;
  render: (request: PageRequest) => Promise<Rendering>;
  security: SecurityOptions;
  /** Changes with everything that changes pages: the build and the settings. */
  version: string;
}

interface Pages {
  known: RequestHandler;
  missing: RequestHandler;
  delay: () => number;
}

const caching = {
  // Shared caches may keep a page for a minute and show it for ten more while they fetch it anew; browsers ask each time.
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // A page that is missing now may be there soon.
  404: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * The site's pages: `known` answers every address that has one and leaves the others alone; `missing` answers any address
 * with the 404 page. Both reject with what a page throws, and have then sent nothing. `delay` tells for how many milliseconds
 * the next page has waited to be rendered.
 */
export function createPages(options: PageOptions): Pages {
  const { loadPage, render, security } = options;
  const compress = createCompressor();
  const turns = createTurns();
  const tagOf = entityTags(options.version);

  const show = async (route: FoundRoute, request: Request, response: Response) => {
    const { status } = route;
    const asked = await loadPage(route, request.path, queryOf(request.url));
    const key = status === 200 ? asked.path + asked.search : String(status);
    response.status(status).setHeader('Cache-Control', caching[status]).setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('ETag', tagOf(asked, key));
      if (request.fresh) {
        response.status(304).end();
        return;
      }
    }
    await turns.take();
    const { html, styleHash } = await render(asked);
    const encoding = preferredEncoding(request);
    const body = compress(key, html, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Security-Policy', contentSecurityPolicy(styleHash, security))
      .setHeader('Link', fontPreload)
      .setHeader('Content-Length', body.length)
      .end(body);
  };

  return {
    known: async (request, response, next) => {
      const route = findRoute(request.path);
      if (route.status === 404) return next();
      await show(route, request, response);
    },
    missing: (request, response) => show(findRoute('*'), request, response),
    delay: turns.delay,
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
