import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type RequestHandler } from 'express';
import { formPath } from '../contact/link.ts';
import type { Site } from '../content/company/company.ts';
import { pagePaths } from '../routes.tsx';
import { warnOfProxy } from './client.ts';
import { crawlerFiles, keepOutOfIndexes } from './crawlers.ts';
import { requestLog } from './operations/log.ts';
import { health, type Readiness } from './operations/readiness.ts';
import { createPages, type PageOptions } from './pages/pages.ts';
import { showErrors } from './pages/send-page.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

export interface AppOptions extends PageOptions {
  /** Folders of files. The first one that has a file serves it. None in development, where Vite serves the files. */
  staticFolders: readonly string[];
  site: Site;
  /** Whether search engines may list the site. */
  indexing: boolean;
  readiness: Readiness;
  /** Number of proxies in front that are trusted to name the client's address. */
  trustProxy: number;
  /** Counts every request, for the metrics. */
  count?: RequestHandler;
  /** Takes contact requests. Without it they are simulated. */
  contactHandler?: RequestHandler | undefined;
}

/** Creates the app. Its middleware is listed in the order in which a request passes through it. */
export function createApp(options: AppOptions): Express {
  const { contactHandler, count, indexing, log, readiness, security, site } = options;
  const pages = createPages(options);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);
  app.use(securityHeaders(security));
  // Before the log, which would have a line for every check of the balancer.
  app.use(health(readiness));
  if (options.trustProxy === 0 && !security.development) app.use(warnOfProxy(log));
  app.use(requestLog(log));
  if (count) app.use(count);
  // After the log and the metrics, whose times include the wait.
  app.use(takeTurns());
  if (!indexing) app.use(keepOutOfIndexes);
  if (contactHandler) app.use(contactHandler);
  app.use(refuseOtherMethods(contactHandler ? [formPath] : []));
  // Before `compression`, because pages are compressed already.
  app.use(pages.servePage);
  app.use(compression());
  for (const folder of options.staticFolders) app.use(staticFiles(folder));
  app.use(crawlerFiles(site, indexing, pagePaths));
  app.use(pages.serveNotFoundPage);
  app.use(showErrors(log));
  return app;
}

/** Milliseconds for which one turn handles requests. A page takes about one, a 304 a twentieth of that. */
const turnTime = 1;
/** Requests that one turn handles at most. */
const maxInTurn = 20;

/**
 * Lets each turn of the event loop handle one page, or as many short requests as take the same time, and drops requests whose
 * clients have left. Node accepts one connection per turn (libuv 1.45 and later). If a turn handled all requests that wait, visitors
 * who arrive together would wait for seconds before the server knows of them.
 */
function takeTurns(): RequestHandler {
  const waiting: { request: Request; handle: NextFunction }[] = [];
  let isRunning = false;
  let deadline = 0;
  const handleFirst = () => {
    if (performance.now() > deadline) return;
    const first = waiting.shift();
    if (first && !first.request.destroyed) first.handle();
  };
  // The synchronous work of a request ends before the next immediate.
  const runTurn = () => {
    isRunning = waiting.length > 0;
    if (!isRunning) return;
    setImmediate(() => (deadline = performance.now() + turnTime));
    for (let count = Math.min(waiting.length, maxInTurn); count > 0; count -= 1) setImmediate(handleFirst);
    setImmediate(runTurn);
  };
  return (request, _response, handle) => {
    waiting.push({ request, handle });
    if (!isRunning) runTurn();
  };
}

/**
 * Answers methods other than GET and HEAD with 405, without reading the body. `postPaths` are the paths that take POST as well.
 */
function refuseOtherMethods(postPaths: readonly string[]): RequestHandler {
  return ({ method, path }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    const allowed = postPaths.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD';
    response.status(405).set('Allow', allowed).type('text').send('405 Method Not Allowed\n');
  };
}
