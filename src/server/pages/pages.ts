import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { trimInvisibleEnd } from '../../clean-text.ts';
import type { FormPages } from '../../contact/server/outcomes.ts';
import type { Site } from '../../content/company/company.ts';
import { render, renderRefused, renderSent, type Rendering } from '../../entry-server.tsx';
import type { Page } from '../../page.ts';
import { loadPage, notFoundPath, pagePath } from '../../routes.tsx';
import { noTransform } from '../../runtime/cache-control.ts';
import { removePolicy } from '../security-headers.ts';
import { isHashed } from '../static-files.ts';
import { createEncoder, encodeQuickly, sendPage } from './send-page.ts';

export interface PageOptions {
  site: Site;
  /** The addresses of the scripts that hydrate the pages. */
  scripts: readonly string[];
  /** Changes if the build or the settings change the pages. */
  version: string;
  log: Logger;
  /** Whether Vite serves the scripts. */
  development?: boolean;
  /** Replaced in tests. */
  renderPage?: typeof render;
}

const caching = {
  // Shared caches may store a page for a minute, and serve it for ten more minutes while they revalidate. Browsers revalidate a
  // page that they load: without `must-revalidate` Firefox shows the stale page first, perhaps with an old number for
  // emergencies. After Back, and in a tab that is restored, a browser shows the page that it has.
  200: `public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, ${noTransform}`,
  // Express writes a line of HTML with the address.
  301: noTransform,
  // A missing page may be added soon.
  404: `public, max-age=0, s-maxage=10, ${noTransform}`,
} as const;

/** Creates the handlers of the pages. They reject with the error that a page throws, before anything is sent. */
export function createPages(options: PageOptions) {
  const { site, scripts, version, log, development, renderPage = render } = options;
  const encode = createEncoder(log);

  const servePage: RequestHandler = async (request, response) => {
    const { path } = request;
    const page = await loadPage(path);
    const search = readQuery(page, queryOf(request));
    const address = path + search;
    response
      .setHeader('ETag', entityTag(version, address))
      .setHeader('Cache-Control', caching[200])
      .setHeader('Vary', 'Accept-Encoding')
      .setHeader('No-Vary-Search', ignoredQuery(page));
    if (request.fresh) {
      removePolicy(response);
      response.status(304).end();
      return;
    }
    await waitForTurn();
    if (request.destroyed) return;
    const rendering = await renderPage({ page, path, search }, site, scripts);
    sendPage(encode(address, rendering, request), site, response, development);
  };

  /** Redirects other spellings of a page's address. Passes other paths on. */
  const redirectOtherSpellings: RequestHandler = (request, response, next) => {
    const address = canonicalAddress(request.path, queryOf(request));
    if (address === undefined) return next();
    response.setHeader('Cache-Control', caching[301]);
    response.redirect(301, address);
  };

  let notFound: Promise<Rendering> | undefined;

  /** Answers any path with the 404 page, which is rendered once, because the page is the same at every path. */
  const serveNotFoundPage: RequestHandler = async (request, response) => {
    try {
      // Scanners request thousands of unknown paths.
      await waitForTurn();
      if (request.destroyed) return;
      const page = await loadPage(notFoundPath);
      const rendering = await (notFound ??= renderPage({ page, path: notFoundPath, search: '' }, site, scripts));
      response
        .status(404)
        // Another replica with a newer build may have the file.
        .setHeader('Cache-Control', isHashed(request.path) ? `no-store, ${noTransform}` : caching[404])
        .setHeader('Vary', 'Accept-Encoding');
      sendPage(encode('404', rendering, request), site, response, development);
    } catch (error) {
      notFound = undefined;
      throw error;
    }
  };

  return { servePage, redirectOtherSpellings, serveNotFoundPage };
}

/** Creates the pages for posts from browsers without scripts. Each page is sent once, to one visitor. */
export const createFormPages = (site: Site): FormPages => ({
  sendRefused: async (refused, request, response) =>
    sendPage(encodeQuickly(await renderRefused(refused, site), request), site, response),
  sendSent: async (reference, request, response) =>
    sendPage(encodeQuickly(await renderSent(reference, site), request), site, response),
});

/** Returns a weak entity tag, because one tag covers all encodings of a page. The tag needs no rendering. */
const entityTag = (version: string, address: string): string =>
  `W/"${hash('sha256', version + address, 'base64url').slice(0, 22)}"`;

let lastTurn = Promise.resolve();

/**
 * Resolves when it is this page's turn to be rendered or sent. Node accepts one connection per turn of the event loop, so rendering
 * all waiting pages in one turn would delay new connections, such as health checks, for seconds. A page waits for two turns, so that
 * the server accepts more connections than it renders pages.
 */
const waitForTurn = () => (lastTurn = lastTurn.then(() => setImmediate()).then(() => setImmediate()));

/** Returns the query of a request with its question mark. */
const queryOf = ({ url }: Request): string => /\?.*/s.exec(url)?.[0] ?? '';

/** Returns the query values that the page knows, with the question mark. */
export function readQuery({ query: known = {} }: Page, query: string): string {
  if (!query) return '';
  const params = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = trimInvisibleEnd(params.get(name) ?? '');
    if (values.includes(value)) canonical.set(name, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** Returns the No-Vary-Search header: tells caches that unread query values change nothing, so `?utm_source=…` is the same page. */
function ignoredQuery({ query = {} }: Page): string {
  const names = Object.keys(query);
  if (names.length === 0) return 'params';
  return `key-order, params, except=(${names.map((name) => `"${name}"`).join(' ')})`;
}

/**
 * Returns the address of the page that another spelling of its path means: with capitals, with extra slashes, or with a fragment or
 * query that a mail program has escaped, as Outlook's link protection writes `#` as `%23`. Undefined if no page matches. The result
 * is on this site, because a page's path begins with one slash.
 */
export function canonicalAddress(path: string, query: string): string | undefined {
  const [, head = '', tail = ''] = /^(.*?)((?:%23|%3f).*)?$/i.exec(path) ?? [];
  const canonical = pagePath(head.toLowerCase().replace(/\/+/g, '/'));
  if (canonical === undefined) return undefined;
  try {
    const address = new URL(canonical + decodeURIComponent(tail), 'http://site');
    return canonical + (address.search ? address.search + query.replace('?', '&') : query) + address.hash;
  } catch {
    // A malformed escape.
    return undefined;
  }
}
