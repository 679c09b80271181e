import type { RequestHandler, Response } from 'express';

/** Whether the process accepts requests. Set to false at a stop signal. */
export interface Readiness {
  ready: boolean;
}

/** Answers that the process is alive. */
export const answerLiveness: RequestHandler = (_request, response) => answer(response, 200, 'alive\n');

/** Answers whether the process accepts requests: 503 from a stop signal on. */
export function answerReadiness(readiness: Readiness): RequestHandler {
  return (_request, response) => {
    if (readiness.ready) answer(response, 200, 'ready\n');
    else answer(response, 503, 'stopping\n');
  };
}

function answer(response: Response, status: number, text: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(text);
}
