import type { RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { findPage } from '../routes.tsx';
import { createContactMetrics, type ContactMetrics } from './contact/contact-metrics.ts';
import type { Build } from './settings.ts';

export interface Metrics {
  /** Counts a request when it is over. */
  count: RequestHandler;
  /** Adds those of contact requests. */
  contact: () => ContactMetrics;
  /** The endpoint for Prometheus, to listen on a port of its own. */
  server: Server;
}

/** Requests by route and status, their duration, and the process's own figures (event-loop delay, memory). */
export function createMetrics(build: Build): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const info = new Gauge({
    name: 'site_build_info',
    help: 'The build that runs, always 1',
    labelNames: ['version', 'commit'],
    registers: [registry],
  });
  info.set({ ...build }, 1);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    count({ path }, response, next) {
      const end = duration.startTimer();
      // Paths that are no routes share one label: visitors could otherwise make as many as they like.
      const route = findPage(path).path === path ? path : 'other';
      response.once('close', () => {
        requests.inc({ route, status: response.statusCode });
        end();
      });
      next();
    },
    contact: () => createContactMetrics(registry),
    server: createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.setHeader('Content-Type', registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    }),
  };
}
