import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';

/** Anything else in the header could forge lines in logs further down. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

export interface LogEntry {
  /** The request's id, the balancer's or a new one. Every answer carries it as X-Request-Id. */
  id: string;
  /** Length of the answer, from whoever doesn't leave it in a header that can be read again. */
  bytes?: number;
}

/**
 * One line a request when it is over: also when the client went away before the end (`aborted`). The query is left out,
 * because visitors' words may stand in it.
 */
export function requestLog(log: Logger, trustProxy: number) {
  return (request: IncomingMessage, response: ServerResponse): LogEntry => {
    const { method, url } = request;
    const given = request.headers['x-request-id'];
    const entry: LogEntry = { id: typeof given === 'string' && acceptable.test(given) ? given : randomUUID() };
    // Asked for now: a socket that is closed has forgotten it.
    const ip = proxyAddress(request, (_address, hop) => hop < trustProxy);
    const start = performance.now();
    response.once('close', () => {
      log.info({
        id: entry.id,
        method,
        path: url?.split('?', 1)[0],
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: entry.bytes ?? Number(response.getHeader('Content-Length') ?? 0),
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    return entry;
  };
}
