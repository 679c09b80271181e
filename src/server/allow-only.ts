import type { RequestHandler } from 'express';

/** Answers any other method with 405, without reading the body. */
export function allowOnly(...methods: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (methods.includes(request.method)) return next();
    response.status(405).set('Allow', methods.join(', ')).type('text').send('405 Method Not Allowed\n');
  };
}
