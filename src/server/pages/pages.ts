import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import { render, type Rendering } from '../../entry-server.tsx';
import { loadPage, notFoundPath } from '../../routes.tsx';
import { noTransform } from '../../runtime/cache-control.ts';
import { removePolicy } from '../security-headers.ts';
import { isHashed } from '../static-files.ts';
import { canonicalAddress, ignoredQuery, queryOf, readQuery } from './addresses.ts';
import { createEncoder, sendPage } from './send-page.ts';

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
