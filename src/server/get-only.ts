import type { RequestHandler } from 'express';
import { contactLink } from '../content/contact-link.ts';

/**
 * Pages answer GET and HEAD. Anything else gets 405, and its body is not read. Who posted the contact form before its
 * script was running gets a page of the site with it.
 */
export const getOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.status(405).set('Allow', 'GET, HEAD');
  if (request.method === 'POST' && request.path === contactLink()) return next();
  response.type('text').send('405 Method Not Allowed\n');
};
