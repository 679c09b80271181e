import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company/company.ts';
import { render, type Rendering } from '../../entry-server.tsx';
import { noTransform } from '../../process/cache-control.ts';
import { loadPage, notFoundPath } from '../../routes.tsx';
import { removePolicy } from '../security-headers.ts';
import { isHashed } from '../static-files.ts';
import { createEncoder } from './encode-page.ts';
import { canonicalAddress } from './other-spellings.ts';
import { ignoredQuery, queryOf, readQuery } from './page-query.ts';
import { sendPage } from './send-page.ts';
import { waitForTurn } from './turns.ts';

export interface PageOptions {
  site: Site;
  /** The addresses of the scripts that hydrate the pages. */
  scripts: readonly string[];
  /** Changes whenever the build or the settings change the pages. */
  version: string;
  log: Logger;
  /** Whether Vite serves the scripts. */
  development?: boolean;
  /** Tests render other pages. */
  renderPage?: typeof render;
}

const caching = {
  // Shared caches may keep a page for a minute, and nginx and Varnish serve it for ten more while they fetch a new one. Browsers ask
  // each time: without `must-revalidate` Firefox 153 shows the stale page first, which may have an old number for emergencies.
  200: `public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, ${noTransform}`,
  // Express writes a line of HTML with the address.
  301: noTransform,
  // A missing page may be added soon.
  404: `public, max-age=0, s-maxage=10, ${noTransform}`,
} as const;

/** Creates the handlers of the site's pages. They reject with the error that a page throws, before they have sent anything. */
export function createPages(options: PageOptions) {
  const { site, scripts, version, log, development, renderPage = render } = options;
  const encode = createEncoder(log);

  /** The HTML of each page when it was last rendered. */
  const rendered = new Map<string, Buffer>();

  /** Answers the path of a page. */
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
    // No page has a Last-Modified. A cache that asks with a date of its own, as Squid 5.7 does beside the tag of a visitor, takes a 304
    // for its own copy, and gives everybody the old page under the new tag.
    if (request.fresh && request.get('If-Modified-Since') === undefined) {
      removePolicy(response);
      response.status(304).end();
      return;
    }
    await waitForTurn();
    if (request.destroyed) return;
    const before = rendered.get(address);
    const rendering = await renderPage({ page, path, search }, site, scripts, { before });
    rendered.set(address, rendering.html);
    sendPage(encode(address, rendering, request), site, response, development);
  };

  /** Redirects other spellings of a page's address, and passes on any other path. */
  const redirectOtherSpellings: RequestHandler = (request, response, next) => {
    const address = canonicalAddress(request.path, queryOf(request));
    if (address === undefined) return next();
    response.setHeader('Cache-Control', caching[301]);
    // Not 308, which lynx 2.9, w3m 0.5 and elinks 0.13 do not follow. Only GET and HEAD come here, which both keep.
    response.redirect(301, address);
  };

  let notFound: Promise<Rendering> | undefined;

  /** Answers any path with the 404 page. It is rendered once, because it is the same at every path. */
  const serveNotFoundPage: RequestHandler = async (request, response) => {
    try {
      // Compressing and sending it takes time, too, and scanners ask for thousands of unknown paths.
      await waitForTurn();
      if (request.destroyed) return;
      const page = await loadPage(notFoundPath);
      const rendering = await (notFound ??= renderPage({ page, path: notFoundPath, search: '' }, site, scripts));
      response
        .status(404)
        // Another replica, with a newer build, may have the file.
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

/** Makes a weak entity tag, because one tag covers all encodings of a page. It is known before the page is rendered. */
const entityTag = (version: string, address: string): string =>
  `W/"${hash('sha256', version + address, 'base64url').slice(0, 22)}"`;
