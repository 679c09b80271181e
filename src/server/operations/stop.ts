import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Readiness } from './health.ts';

export interface StopOptions {
  servers: readonly Server[];
  readiness: Readiness;
  /** Milliseconds for which new requests are served after the first signal. */
  gracePeriod: number;
  /** Milliseconds that requests in progress may take to finish. */
  finishTimeout: number;
  log: Logger;
}

/**
 * Stops the process in the way that a balancer needs. At the first signal `/readyz` turns 503, and requests are still served
 * for the grace period. Then the server finishes the requests in progress, accepts no new ones, and exits with 0. A second
 * signal ends the process at once with 1. An uncaught error is logged and stops the process with 1 and without the grace
 * period, because its state can no longer be trusted.
 */
export function stopOnSignals({ servers, readiness, gracePeriod, finishTimeout, log }: StopOptions): void {
  let signaled = false;
  let finishing = false;
  let exitCode = 0;

  const finish = () => {
    if (finishing) return;
    finishing = true;
    setTimeout(() => {
      log.warn('requests in progress took too long');
      process.exit(1);
    }, finishTimeout).unref();
    let open = servers.length;
    for (const server of servers) {
      // A closed server no longer applies its own limit for headers.
      setTimeout(() => unused.forEach((socket) => socket.destroy()), server.headersTimeout).unref();
      server.close(() => {
        open -= 1;
        if (open === 0) process.exit(exitCode);
      });
    }
    setInterval(() => {
      // Responses that began before the signal may have left their connection open.
      for (const server of servers) server.closeIdleConnections();
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, 50).unref();
  };

  /** Connections that have not sent the headers of a request yet. */
  const unused = new Set<Socket>();
  for (const server of servers) {
    server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      unused.delete(socket);
      // After the signal every response closes its connection, so that no request is sent on one that is being closed.
      if (!readiness.ready) response.setHeader('Connection', 'close');
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (signaled) process.exit(1);
      signaled = true;
      readiness.ready = false;
      log.info({ signal, gracePeriodMs: gracePeriod }, 'stopping');
      setTimeout(finish, gracePeriod);
    });
  }

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      readiness.ready = false;
      exitCode = 1;
      finish();
    });
  }
}
