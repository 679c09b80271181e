import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Readiness } from './health.ts';
import { exitAfterLog } from './log.ts';

/** Makes every response close its connection after the signal, so that no request is sent on one that is being closed. */
export function closeWhenStopping(readiness: Readiness): RequestHandler {
  return (_request, response, next) => {
    if (!readiness.ready) response.setHeader('Connection', 'close');
    next();
  };
}

export interface StopOptions {
  servers: readonly Server[];
  readiness: Readiness;
  /** Milliseconds for which new requests are served after the first signal. */
  gracePeriod: number;
  /** Milliseconds that requests in progress may take to finish. */
  finishTimeout: number;
  /** Finishes other work within these milliseconds, such as mails that a relay has put off. */
  finishWork?: ((milliseconds: number) => Promise<void>) | undefined;
  log: Logger;
}

/**
 * Returns the function that stops the process after a signal, in the way that a balancer needs. At the first signal `/readyz`
 * turns 503, and requests are still served for the grace period. Then the servers finish the requests in progress, accept no
 * new ones, and the process ends with 0. A second SIGTERM or SIGINT ends it at once with 1. An uncaught error is logged and stops the
 * process with 1 and without the grace period, because its state can no longer be trusted.
 */
export function createStop({ servers, readiness, gracePeriod, finishTimeout, finishWork, log }: StopOptions) {
  let signaled = false;
  let finishing = false;
  let exitCode = 0;
  const closers = servers.map(closerOf);

  const finish = async () => {
    if (finishing) return;
    finishing = true;
    const start = performance.now();
    setTimeout(() => {
      log.warn('requests in progress took too long');
      exitAfterLog(1);
    }, finishTimeout).unref();
    await Promise.all(closers.map((close) => close()));
    // Later, because requests in progress may begin such work.
    await finishWork?.(finishTimeout - (performance.now() - start) - 1000);
    exitAfterLog(exitCode);
  };

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      readiness.ready = false;
      exitCode = 1;
      void finish();
    });
  }

  return (signal: NodeJS.Signals): void => {
    // The shell and the kernel both send SIGHUP when a terminal is closed.
    if (signaled && signal === 'SIGHUP') return;
    if (signaled) process.exit(1);
    signaled = true;
    readiness.ready = false;
    log.info({ signal, gracePeriodMs: gracePeriod, finishTimeoutMs: finishTimeout }, 'stopping');
    setTimeout(() => void finish(), gracePeriod);
  };
}

/** Returns a function that closes the server when its requests in progress are finished. */
function closerOf(server: Server): () => Promise<unknown> {
  /** Connections that have not sent the headers of a request yet. */
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  return () => {
    setInterval(() => {
      // Responses that began before the signal may have left their connection open.
      server.closeIdleConnections();
      // Node counts a connection that has sent nothing as busy.
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, 50).unref();
    // A closed server no longer applies its own limit for headers.
    setTimeout(() => unused.forEach((socket) => socket.destroy()), server.headersTimeout).unref();
    return once(server.close(), 'close');
  };
}
