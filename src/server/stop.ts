import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './health.ts';

export interface StopOptions {
  servers: readonly Server[];
  readiness: Readiness;
  /** Milliseconds for which requests are still taken after the first signal. */
  gracePeriod: number;
  /** How long requests that are under way may take to finish, in milliseconds. */
  patience: number;
  log: Logger;
}

/**
 * Stops the process as a balancer needs it: at the first signal `/readyz` turns 503 and requests are still served for
 * the grace period; then no new ones are taken, those under way are finished, and the process exits with 0. A second
 * signal ends it at once, with 1. An error that nothing caught is logged and stops the process too, without the grace
 * period and with 1: after it the process cannot be trusted.
 */
export function stopOnSignals({ servers, readiness, gracePeriod, patience, log }: StopOptions): void {
  let signalled = false;
  let finishing = false;
  let exitCode = 0;

  const finish = () => {
    if (finishing) return;
    finishing = true;
    setTimeout(() => {
      log.warn('requests under way took too long');
      process.exit(1);
    }, patience).unref();
    let open = servers.length;
    for (const server of servers) {
      server.close(() => {
        open -= 1;
        if (open === 0) process.exit(exitCode);
      });
      // Answers begun before the signal may have left their connection open.
      setInterval(() => server.closeIdleConnections(), 50).unref();
    }
  };

  // From the signal on every answer is the last on its connection, so that no request meets one that is being closed.
  for (const server of servers) {
    server.prependListener('request', (_request, response) => {
      if (!readiness.ready) response.setHeader('Connection', 'close');
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (signalled) process.exit(1);
      signalled = true;
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
