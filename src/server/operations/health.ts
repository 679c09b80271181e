import { Router, type Response } from 'express';

/** Whether the process accepts requests. It turns false when the process is told to stop. */
export interface Readiness {
  ready: boolean;
}

/** Serves `/livez`, which tells that the process is alive, and `/readyz`, which is 503 from the moment of a stop signal. */
export function health(readiness: Readiness): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/livez', (_request, response) => answer(response, 200, 'alive\n'));
  router.get('/readyz', (_request, response) => {
    if (readiness.ready) answer(response, 200, 'ready\n');
    else answer(response, 503, 'stopping\n');
  });
  return router;
}

function answer(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
