import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { traceOf } from './trace-context.ts';

/** Anything else in the header could forge lines in logs further down. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

/**
 * Gives each request its id, the balancer's or a new one, which every answer carries as X-Request-Id; and writes one line
 * when it is over, also when the client went away before the end (`aborted`). The query is left out, because visitors'
 * words may stand in it.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path, ip } = request;
    const given = request.get('X-Request-Id');
    const id = given && acceptable.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const trace = traceOf(request.get('traceparent'));
    const start = performance.now();
    response.once('close', () => {
      log.info({
        id,
        ...trace,
        method,
        path,
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: Number(response.getHeader('Content-Length') ?? 0),
        // Asked for at the start: a socket that is closed has forgotten it.
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}
