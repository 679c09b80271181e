import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clientAddress } from '../runtime/client-address.ts';

/** Allowed ids. Other characters could forge lines in logs downstream. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

/**
 * Gives each request an id, the balancer's or a new one, and returns the id as X-Request-Id. Logs one line per request at its end,
 * also if the client left early (`aborted`). Omits the query, which may contain a visitor's words.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    // Read at the start, because a closed socket has no address.
    const ip = clientAddress(request);
    const given = request.get('X-Request-Id');
    const id = given && acceptable.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const start = performance.now();
    response.once('close', () => {
      log.info({
        id,
        method,
        path: path.slice(0, 1_000),
        status: response.statusCode,
        us: Math.round((performance.now() - start) * 1000),
        bytes: method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0),
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}
