import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { canonicalUrl } from './canonical-url.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { getOnly } from './get-only.ts';
import { health, type Readiness } from './health.ts';
import { refuseWhenLate } from './overload.ts';
import { showPage, type PageOptions } from './pages.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { refuseLongUrls } from './url-length.ts';

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
  count?: RequestHandler;
}

/** The whole site as an Express app, in the order in which a request meets it. */
export function createApp(options: AppOptions): Express {
  const { clientFolder, crawlerFiles, log, readiness, trustProxy, delay, maxDelay, count, security } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.use(health(readiness));
  app.use(requestLog(log));
  if (count) app.use(count);
  app.use(securityHeaders(security));
  app.use(refuseLongUrls);
  app.use(getOnly);
  if (clientFolder) app.use(staticFiles(clientFolder));
  app.use(crawlerFiles);
  app.use(canonicalUrl);
  app.use(refuseWhenLate(delay, maxDelay));
  app.use(showPage(options));
  app.use(showError(log));
  return app;
}

/** Logs the error in full and shows none of it. */
function showError(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    const [path] = request.originalUrl.split('?', 1);
    log.error({ err: error, id: response.getHeader('X-Request-Id'), method: request.method, path }, 'request failed');
    if (response.headersSent) return next(error);
    response.removeHeader('ETag');
    response
      .status(500)
      .set({ 'Content-Security-Policy': errorPagePolicy, 'Cache-Control': 'no-store' })
      .type('html')
      .send(errorPage('500 Internal Server Error'));
  };
}
