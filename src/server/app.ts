import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { canonicalUrl, splitUrl } from './canonical-url.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { getOnly } from './get-only.ts';
import { health, type Readiness } from './health.ts';
import { refuseWhenLate } from './overload.ts';
import { createShowPage, type PageOptions } from './pages.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { longestUrl, refuseLongUrls } from './url-length.ts';

export interface AppOptions extends PageOptions {
  /** Folder of the browser build; undefined in development, where Vite serves the files. */
  clientFolder: string | undefined;
  /** robots.txt, sitemap.xml and their like. */
  crawlerFiles: RequestHandler;
  log: Logger;
  readiness: Readiness;
  trustProxy: number;
  /** The event loop's delay in milliseconds, and the one from which on new pages are refused. */
  delay: () => number;
  maxDelay: number;
  /** Sees every request, for the metrics. */
  count?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether a path is a page's own. */
  isPage: (path: string) => boolean;
}

/** The whole site: an Express app, in the order in which a request meets it, and before it a short way to the pages. */
export function createApp(options: AppOptions): RequestListener {
  const { clientFolder, crawlerFiles, log, readiness, trustProxy, delay, maxDelay, count, isPage } = options;
  const logRequest = requestLog(log, trustProxy);
  const headers = securityHeaders(options.security);
  const showPage = createShowPage(options, headers);
  const showError = createShowError(log);

  const app = express();
  app.disable('x-powered-by');
  app.use(health(readiness));
  app.use((request, response, next) => {
    setHeaders(response, ['X-Request-Id', logRequest(request, response).id, ...headers]);
    count?.(request, response);
    next();
  });
  app.use(refuseLongUrls);
  app.use(getOnly);
  if (clientFolder) app.use(staticFiles(clientFolder));
  app.use(crawlerFiles);
  app.use(canonicalUrl);
  app.use(refuseWhenLate(delay, maxDelay));
  app.use(async (request, response) => {
    const address = { ...splitUrl(request.url), path: request.path };
    await showPage(request, response, address, String(response.getHeader('X-Request-Id')));
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    showError(error, request, response),
  );

  return (request, response) => {
    const { url = '', method } = request;
    const address = splitUrl(url);
    const isPlain = isPage(address.path) && url.length <= longestUrl && (method === 'GET' || method === 'HEAD');
    if (!isPlain || delay() > maxDelay) {
      app(request, response);
      return;
    }
    // Nothing above would stop the request. On its way through Express a page from the cache costs three times as much:
    // 79 µs, not 26.
    const entry = logRequest(request, response);
    count?.(request, response);
    showPage(request, response, address, entry.id).then(
      (bytes) => (entry.bytes = bytes),
      (error: unknown) => {
        if (!response.headersSent) setHeaders(response, ['X-Request-Id', entry.id, ...headers]);
        showError(error, request, response);
      },
    );
  };
}

/** `headers` holds names and values, one after the other. */
function setHeaders(response: ServerResponse, headers: readonly string[]) {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** Logs the error in full and shows none of it. */
function createShowError(log: Logger) {
  return (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const { method, url } = request;
    const id = response.getHeader('X-Request-Id');
    log.error({ err: error, id, method, path: url?.split('?', 1)[0] }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(500, {
      'Content-Security-Policy': errorPagePolicy,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(errorPage('500 Internal Server Error'));
  };
}
