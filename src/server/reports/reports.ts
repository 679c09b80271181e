import express, { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { clientKey, isFromThisSite } from '../client.ts';
import { readReport } from './read-report.ts';
import type { ReportMetrics, ReportOutcome } from './report-metrics.ts';

/** The endpoint for reports, from the page's script and from the browser's Reporting API. */
export const reportsPath = '/reports';

const maxBytes = 8 * 1024;
/** Reports per minute from one address, and per second from all of them. */
const mostOfAddress = 30;
const mostInSecond = 50;

export interface ReportsOptions {
  /** The site's origin. */
  origin: string;
  log: Logger;
  metrics?: ReportMetrics | undefined;
}

/**
 * Takes what browsers report of a visit. It always answers 204, because browsers ignore the answer. Nothing of the request
 * itself is logged, neither its address nor its time. A flood is dropped before its bodies are read.
 */
export function createReports({ origin, log, metrics }: ReportsOptions): RequestHandler {
  const end = (response: Response, outcome: ReportOutcome) => {
    metrics?.count(outcome);
    response.writeHead(204).end();
  };

  let second = 0;
  let inSecond = 0;
  const dropFlood: RequestHandler = (_request, response, next) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, inSecond] = [now, 0];
    if (inSecond >= mostInSecond) end(response, 'flood');
    else next();
  };

  const limitAddress = rateLimit({
    windowMs: 60_000,
    limit: mostOfAddress,
    keyGenerator: clientKey,
    standardHeaders: false,
    legacyHeaders: false,
    // Turns off the package's warnings about proxies, because the operator sets how many are trusted.
    validate: false,
    handler: (_request, response) => end(response, 'limited'),
  });

  const refuseForeign: RequestHandler = (request, response, next) => {
    // Counted after the limit of one address, so that one sender cannot use up the limit of all.
    inSecond += 1;
    if (request.get('Sec-GPC') === '1' || !isFromThisSite(request, origin)) end(response, 'foreign');
    else next();
  };

  const readJson = express.json({
    limit: maxBytes,
    inflate: false,
    type: ['application/json', 'application/reports+json', 'application/csp-report'],
  });

  const take: RequestHandler = (request, response) => {
    const report = readReport(request.body);
    if (!report) return end(response, 'malformed');
    for (const error of report.errors) log.warn(error, 'error in a browser');
    for (const violation of report.violations) log.warn(violation, 'policy violation in a browser');
    metrics?.add(report);
    end(response, 'taken');
  };

  const dropUnreadable: ErrorRequestHandler = (_error, _request, response, _next) => end(response, 'malformed');

  const takePost = Router({ caseSensitive: true, strict: true });
  takePost.post(reportsPath, dropFlood, limitAddress, refuseForeign, readJson, take, dropUnreadable);
  // The router would answer OPTIONS by itself.
  return (request, response, next) => {
    if (request.method === 'POST') takePost(request, response, next);
    else next();
  };
}
