import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { PageView, Rendering } from '../entry-server.tsx';
import type { Page } from '../page.ts';
import { fontPreload } from '../render/head.ts';
import { findPage, notFoundPage, type LazyPage } from '../routes.tsx';
import { createCompressor } from './compress-page.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import { createRenderQueue } from './render-queue.ts';
import { contentSecurityPolicy, reportingEndpoints, type SecurityOptions } from './security-headers.ts';
import { isHashed } from './static-files.ts';

export interface PageOptions {
  render: (view: PageView) => Promise<Rendering>;
  security: SecurityOptions;
  /** Changes whenever the build or the settings change the pages. */
  version: string;
}

const caching = {
  // Shared caches may keep a page for a minute and serve it for ten more while they fetch a new one; browsers ask each time.
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // A missing page may be added soon.
  404: 'public, max-age=0, s-maxage=10',
} as const;

/**
 * Creates the handlers of the site's pages. They reject with the error that a page throws, before they have sent anything.
 * `delay` tells for how many milliseconds the next page has waited to be rendered.
 */
export function createPages({ render, security, version }: PageOptions) {
  const compress = createCompressor();
  const queue = createRenderQueue();
  const tagOf = entityTags(version);

  const send = async ({ status, load }: LazyPage, request: Request, response: Response) => {
    const page = await load();
    const { path } = request;
    const search = readQuery(page, queryOf(request));
    const key = status === 200 ? path + search : String(status);
    response
      .status(status)
      // Another replica, with a newer build, may have the file.
      .setHeader('Cache-Control', status === 404 && isHashed(path) ? 'no-store' : caching[status])
      .setHeader('Vary', security.reports ? 'Accept-Encoding, Sec-GPC' : 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('ETag', tagOf(path, search)).setHeader('No-Vary-Search', ignoredQuery(page));
      if (request.fresh) {
        // A cache would replace the policy of the page that it has, which names the page's style.
        response.removeHeader('Content-Security-Policy');
        response.status(304).end();
        return;
      }
    }
    await queue.wait();
    const { html, styleHash } = await render({ page, path, search });
    // A visitor who sends Global Privacy Control reports nothing.
    const reports = security.reports === true && request.get('Sec-GPC') !== '1';
    if (reports && security.https) response.setHeader('Reporting-Endpoints', reportingEndpoints);
    const encoding = preferredEncoding(request);
    const body = compress(key, html, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Security-Policy', contentSecurityPolicy(styleHash, { ...security, reports }))
      .setHeader('Link', fontPreload)
      .setHeader('Content-Length', body.length)
      .end(body);
  };

  /** Answers the path of a page, redirects other spellings of it, and passes on any other path. */
  const servePage: RequestHandler = async (request, response, next) => {
    const { path } = request;
    const page = findPage(path);
    if (page.path === path) return send(page, request, response);
    const canonical = page.path ?? findPage(path.toLowerCase().replace(/\/+/g, '/')).path;
    if (canonical === undefined) return next();
    // The target stays on the site, because the path of a page begins with one slash.
    response.redirect(308, canonical + queryOf(request));
  };

  /** Answers any path with the 404 page. */
  const serveNotFoundPage: RequestHandler = (request, response) => send(notFoundPage, request, response);

  return { servePage, serveNotFoundPage, delay: queue.delay };
}

/** Returns the query of a request with its question mark. */
function queryOf({ url }: Request): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** Returns the part of a query that the page reads, with its question mark. */
function readQuery({ query: names }: Page, query: string): string {
  if (!names || !query) return '';
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

/** Tells caches that query values which the page does not read change nothing, so `?utm_source=…` is the same page. */
function ignoredQuery({ query = [] }: Page): string {
  if (query.length === 0) return 'params';
  return `key-order, params, except=(${query.map((name) => `"${name}"`).join(' ')})`;
}

/** Creates weak entity tags, because one tag covers all encodings of a page. A tag is known before the page is rendered. */
function entityTags(version: string) {
  const make = (address: string) =>
    `W/"${createHash('sha256').update(version).update(address).digest('base64url').slice(0, 22)}"`;
  const kept = new Map<string, string>();
  return (path: string, search: string): string => {
    // Queries are unbounded, so only tags of bare paths are kept.
    if (search) return make(path + search);
    let tag = kept.get(path);
    if (!tag) kept.set(path, (tag = make(path)));
    return tag;
  };
}
