import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './health.ts';

interface StopOptions {
  servers: readonly Server[];
  readiness: Readiness;
  /** Milliseconds for which new requests are served after the first signal. */
  gracePeriod: number;
  /** Milliseconds that requests in progress may take to finish. */
  finishTimeout: number;
  /** Ends other work when no request is in progress, such as mails that wait for a retry. */
  endWork?: (() => unknown) | undefined;
  log: Logger;
  /** Ends the process after the last line of the log. */
  exit: (code: number) => void;
}

/**
 * Returns the function that stops the process after a signal, in the way that a balancer needs. At the first signal `/readyz`
 * answers 503, and requests are served for the grace period. Then the servers accept no new connections and finish the requests in
 * progress, and the process exits with 0. A second SIGTERM or SIGINT exits at once with 1. After an uncaught error the state is
 * unreliable: the process logs the error and stops with 1, without the grace period.
 */
export function createStop({ servers, readiness, gracePeriod, finishTimeout, endWork, log, exit }: StopOptions) {
  let exitCode = 0;
  let isFinishing = false;
  // Counts requests instead of connections: browsers open connections that they never use, and Node counts these as busy.
  let inProgress = 0;
  for (const server of servers)
    server.on('request', (_request, response) => {
      inProgress += 1;
      response.once('close', () => (inProgress -= 1));
    });

  const finish = () => {
    if (isFinishing) return;
    isFinishing = true;
    for (const server of servers) server.close();
    const deadline = performance.now() + finishTimeout;
    const timer = setInterval(() => {
      const isLate = performance.now() > deadline;
      if (inProgress > 0 && !isLate) return;
      clearInterval(timer);
      if (isLate) log.warn('requests in progress took too long');
      endWork?.();
      // The files of a request are removed after its response.
      setTimeout(() => exit(isLate ? 1 : exitCode), 50);
    }, 50);
  };

  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      readiness.ready = false;
      exitCode = 1;
      finish();
    });

  let isSignaled = false;
  return (signal: NodeJS.Signals): void => {
    // Both the shell and the kernel send SIGHUP when a terminal closes.
    if (isSignaled && signal === 'SIGHUP') return;
    if (isSignaled) return exit(1);
    isSignaled = true;
    readiness.ready = false;
    log.info({ signal, gracePeriodMs: gracePeriod, finishTimeoutMs: finishTimeout }, 'stopping');
    setTimeout(finish, gracePeriod);
  };
}
