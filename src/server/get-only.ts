import type { RequestHandler } from 'express';

/** Answers methods other than GET and HEAD with 405, without reading the body. */
export const getOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('405 Method Not Allowed\n');
};
