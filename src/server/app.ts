import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../content/company.ts';
import { pagePaths } from '../routes.tsx';
import { crawlerFiles, keepOutOfIndexes } from './crawlers.ts';
import { showErrors } from './errors.ts';
import { getOnly } from './get-only.ts';
import { health, type Readiness } from './health.ts';
import { refuseWhenLate } from './overload.ts';
import { createPages, type PageOptions } from './pages.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

export interface AppOptions extends PageOptions {
  /** Folder of the browser build; undefined in development, where Vite serves the files. */
  clientFolder: string | undefined;
  site: Site;
  /** Whether search engines may list the site. */
  indexing: boolean;
  log: Logger;
  readiness: Readiness;
  /** How many proxies in front may be believed about the visitor's address. */
  trustProxy: number;
  /** The event loop's delay in milliseconds, and the delay, its own or that of the next page, from which on pages are refused. */
  delay: () => number;
  maxDelay: number;
  /** Counts every request, for the metrics. */
  count?: RequestHandler;
  /** Takes contact requests; without it they are simulated, and nothing is taken. */
  contactHandler?: RequestHandler | undefined;
}

/** The whole site, in the order in which a request meets it. */
export function createApp(options: AppOptions): Express {
  const { clientFolder, contactHandler, count, delay, indexing, log, maxDelay, readiness, security, site } = options;
  const pages = createPages(options);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);
  // Answered first: balancers ask every few seconds, and nobody wants that in the log.
  app.use(health(readiness));
  app.use(requestLog(log));
  if (count) app.use(count);
  app.use(securityHeaders(security));
  if (!indexing) app.use(keepOutOfIndexes);
  // Also when pages are refused: somebody's line may be down.
  if (contactHandler) app.use(contactHandler);
  app.use(refuseWhenLate(() => Math.max(delay(), pages.delay()), maxDelay));
  app.use(getOnly);
  // Before what follows, which a page doesn't need and which would cost a third of a response's time.
  app.use(pages.servePage);
  app.use(compression());
  if (clientFolder) app.use(staticFiles(clientFolder));
  app.use(crawlerFiles(site, indexing, pagePaths));
  app.use(pages.serveNotFoundPage);
  app.use(showErrors(log));
  return app;
}
