import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { sentPath } from '../contact/addresses.ts';
import type { Contact } from '../contact/server/route.ts';
import { formPath } from '../content/company/contact-links.ts';
import { pagePaths } from '../routes.tsx';
import { warnOfProxy } from '../runtime/client-address.ts';
import { answerLiveness, answerReadiness, type Readiness } from '../runtime/health.ts';
import type { Settings } from '../runtime/settings.ts';
import { analyticsScript, keepOutOfIndexes, robots, securityContact, sitemap, webManifest } from './crawlers.ts';
import { showErrors } from './pages/error-page.ts';
import { createPages, type PageOptions } from './pages/pages.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

export interface AppOptions extends PageOptions, Pick<Settings, 'indexing' | 'trustProxy'> {
  /** Folders of static files, the first with a file winning. Empty in development, where Vite serves the files. */
  staticFolders: readonly string[];
  readiness: Readiness;
  /** Counts every request, for the metrics. */
  count?: RequestHandler | undefined;
  analytics?: Settings['analytics'];
  /** Handles contact requests. Without it they are simulated. */
  contact?: Pick<Contact, 'takePost' | 'showSent'> | undefined;
}

/** Creates the app: the server's table of contents. Each request passes from top to bottom. */
export function createApp(options: AppOptions): Express {
  const { analytics, contact, count, development, indexing, log, readiness, site, trustProxy } = options;
  const pages = createPages(options);

  const app = express();
  app.disable('x-powered-by');
  // A path has one spelling. `pages.redirectOtherSpellings` handles the others.
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', trustProxy);
  app.use(securityHeaders(site));

  // Before the log, which would get a line per health check. Any method, because some balancers check with OPTIONS.
  app.all('/livez', answerLiveness);
  app.all('/readyz', answerReadiness(readiness));

  if (!development) app.use(warnOfProxy(log, trustProxy));
  app.use(requestLog(log));
  if (count) app.use(count);
  if (!indexing) app.use(keepOutOfIndexes);

  if (contact) {
    app.route(formPath).post(contact.takePost).all(refuseMethodsBut('GET, HEAD, POST'));
    app.get(sentPath, contact.showSent);
  }
  // Before the handlers of GET, for which Express would answer OPTIONS itself.
  app.use(refuseMethodsBut('GET, HEAD'));

  // Before the files, so that a page needs no look at the disk.
  app.get([...pagePaths], pages.servePage);
  for (const folder of options.staticFolders) app.use(staticFiles(folder));
  app.use(pages.redirectOtherSpellings);
  // After files and pages, which are already compressed.
  app.use(compression());
  if (analytics) app.get(analytics.path, analyticsScript(analytics));
  app.get('/robots.txt', robots(site, indexing));
  app.get('/sitemap.xml', sitemap(site, pagePaths));
  app.get('/.well-known/security.txt', securityContact(site));
  app.get('/site.webmanifest', webManifest(site));

  app.use(pages.serveNotFoundPage);
  app.use(showErrors(log));
  return app;
}

/** Passes GET and HEAD on. Answers other methods with 405, without reading the body. */
function refuseMethodsBut(allowed: string): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    response.status(405).set('Allow', allowed).type('text').send('405 Method Not Allowed\n');
  };
}
