import type { RequestHandler } from 'express';

/** The site answers GET and HEAD. Anything else gets 405, and its body is not read. */
export const getOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('405 Method Not Allowed\n');
};
