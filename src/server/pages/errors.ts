import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorPage, sendErrorPage } from './error-page.ts';

/** Uses the words of React Router's default error screen, as the specification asks. */
const unexpectedError = errorPage('Unexpected Application Error!', '500 Internal Server Error');

/** Logs an error in full and shows the visitor none of it. A response that has begun is cut off. */
export function showErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    log.error(
      { err: error, id: response.get('X-Request-Id'), method: request.method, path: request.path },
      'request failed',
    );
    if (response.headersSent) {
      // The log and the metrics tell it from a client that has left.
      response.status(500).destroy();
      return;
    }
    sendErrorPage(response, 500, unexpectedError);
  };
}
