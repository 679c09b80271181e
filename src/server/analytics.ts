import type { RequestHandler } from 'express';
import type { AnalyticsFile } from '../process/analytics-file.ts';
import { fileRoute, hashedCaching } from './static-files.ts';

/** Serves the operator's analytics script. Its path has a hash of its content, so it is cached for a year. */
export const serveAnalytics =
  ({ content }: AnalyticsFile): RequestHandler =>
  (_request, response) => {
    response.locals['route'] = fileRoute;
    response.set('Cache-Control', hashedCaching).type('js').send(content);
  };
