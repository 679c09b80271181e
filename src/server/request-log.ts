import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

/** Anything else in the header could forge lines in logs further down. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

/**
 * One line a request when it is over: also when the client went away before the end (`aborted`). The query is left out,
 * because visitors' words may stand in it. Every answer carries the request's id, the balancer's or a new one.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get('X-Request-Id');
    const id = given && acceptable.test(given) ? given : randomUUID();
    // Asked for now: a socket that is closed has forgotten it.
    const { ip } = request;
    const start = performance.now();
    response.set('X-Request-Id', id);
    response.once('close', () => {
      log.info({
        id,
        method: request.method,
        path: request.originalUrl.split('?', 1)[0],
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: Number(response.getHeader('Content-Length') ?? 0),
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}
