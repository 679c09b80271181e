import type { RequestHandler, Response } from 'express';

/** Whether the process accepts requests. It turns false when the process is told to stop. */
export interface Readiness {
  ready: boolean;
}

/** Tells that the process is alive. */
export const answerLiveness: RequestHandler = (_request, response) => answer(response, 200, 'alive\n');

/** Tells whether the process accepts requests: 503 from the moment of a stop signal. */
export function answerReadiness(readiness: Readiness): RequestHandler {
  return (_request, response) => {
    if (readiness.ready) answer(response, 200, 'ready\n');
    else answer(response, 503, 'stopping\n');
  };
}

function answer(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
