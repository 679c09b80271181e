import type { RequestHandler, Response } from 'express';

/** Whether the process accepts requests. It turns false when the process is told to stop. */
export interface Readiness {
  ready: boolean;
}

/**
 * Serves `/livez`, which tells that the process is alive, and `/readyz`, which is 503 from the moment of a stop signal. The
 * method does not matter: HAProxy checks with OPTIONS unless it is told otherwise, and Express's router would answer that with 200.
 */
export function health(readiness: Readiness): RequestHandler {
  return ({ path }, response, next) => {
    // After the signal every response closes its connection, so that no request is sent on one that is being closed.
    if (!readiness.ready) response.setHeader('Connection', 'close');
    if (path === '/livez') answer(response, 200, 'alive\n');
    else if (path !== '/readyz') next();
    else if (readiness.ready) answer(response, 200, 'ready\n');
    else answer(response, 503, 'stopping\n');
  };
}

function answer(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
