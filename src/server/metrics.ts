import express, { type RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sentPath } from '../contact/addresses.ts';
import { pagePath, pagePaths } from '../routes.tsx';
import { answerLiveness, answerReadiness, type Readiness } from '../runtime/health.ts';
import type { Settings } from '../runtime/settings.ts';
import { createHttpServer } from './http-server.ts';
import { fileRoute } from './static-files.ts';

/** Methods with their own label. Clients may send any method, and a label must have few values. */
const methods = new Set(['GET', 'HEAD', 'POST']);
/** The route of all other paths, because clients can invent any number of paths. */
const otherRoute = 'other';

/**
 * Measures requests by route, method and class of status (`aborted` if the client left early), and the process (event-loop delay,
 * memory). The route of a page is its path; handlers of other paths set `response.locals.route`. The server also answers `/livez`
 * and `/readyz`, for a balancer that checks this port.
 */
export function createMetrics(build: Settings['build'], readiness: Readiness) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'site_build_info',
    help: 'The build that runs, always 1',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...build }, 1);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route, method and class of status; aborted if the client left before the end of the answer',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  // Prometheus detects an increase only in an existing series, and the first failure must raise an alert.
  for (const route of [...pagePaths, sentPath, fileRoute, otherRoute])
    for (const method of ['GET', 'HEAD']) requests.inc({ route, method, status: '5xx' }, 0);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });

  const app = express();
  app.disable('x-powered-by');
  app.all('/livez', answerLiveness);
  app.all('/readyz', answerReadiness(readiness));
  app.all('/metrics', async (_request, response) => {
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  });

  /** Counts a request at its end. */
  const count: RequestHandler = ({ method, path }, response, next) => {
    const end = duration.startTimer();
    response.once('close', () => {
      const { statusCode } = response;
      const isAborted = !response.writableFinished && statusCode < 500;
      const status = isAborted ? 'aborted' : `${Math.floor(statusCode / 100)}xx`;
      const route: string = pagePath(path) === path ? path : (response.locals['route'] ?? otherRoute);
      const labels = { route, method: methods.has(method) ? method : 'other', status };
      requests.inc(labels);
      end(labels);
    });
    next();
  };
  // Prometheus scrapes the server, which has its own port. The metrics of contact requests join the registry.
  return { count, registry, server: createHttpServer(app, readiness) };
}
