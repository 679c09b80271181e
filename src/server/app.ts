import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { canonicalUrl } from './canonical-url.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { getOnly } from './get-only.ts';
import { showPage, type PageRenderer } from './pages.ts';
import { securityHeaders, type SecurityOptions } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

export interface AppOptions {
  render: PageRenderer;
  /** Folder of the browser build; undefined in development, where Vite serves the files. */
  clientFolder: string | undefined;
  security: SecurityOptions;
  log: Logger;
}

/** The whole site as an Express app, in the order in which a request meets it. */
export function createApp({ render, clientFolder, security, log }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders(security));
  if (clientFolder) app.use(staticFiles(clientFolder));
  app.use(compression());
  app.use(canonicalUrl);
  app.use(getOnly);
  app.use(showPage(render, security));
  app.use(showError(log));
  return app;
}

/** Logs the error in full and shows none of it. */
function showError(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    log.error({ err: error, method: request.method, url: request.originalUrl }, 'request failed');
    if (response.headersSent) return next(error);
    response
      .status(500)
      .set({ 'Content-Security-Policy': errorPagePolicy, 'Cache-Control': 'no-store' })
      .type('html')
      .send(errorPage('500 Internal Server Error'));
  };
}
