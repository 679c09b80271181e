import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clientAddress } from '../process/client-address.ts';

/** Other characters could forge lines in logs further down. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

/**
 * Gives each request an id, the balancer's or a new one, and sends it back as X-Request-Id. Logs one line per request when it
 * ends, also when the client left early (`aborted`). The query is left out, because it may contain a visitor's words.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    // Read at the start, because a closed socket no longer knows it.
    const ip = clientAddress(request);
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
        // Whole microseconds, because goaccess reads the decimals of a number as zero.
        us: Math.round((performance.now() - start) * 1000),
        bytes: method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0),
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}

/** Matches version, trace and the caller's span (W3C Trace Context, https://www.w3.org/TR/trace-context/). No id is all zeros. */
const traceparent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * Reads the trace of a request for its line in the log. `span_id` is the caller's span, which the header names, because the
 * server creates no spans. A malformed header is ignored, as the standard asks.
 */
export function traceOf(header: string | undefined): { trace_id?: string; span_id?: string } {
  const [, version, trace, span, rest] = traceparent.exec(header ?? '') ?? [];
  // Only later versions may have more parts.
  if (!trace || !span || (version === '00' && rest !== undefined)) return {};
  return { trace_id: trace, span_id: span };
}
