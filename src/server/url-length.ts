import type { RequestHandler } from 'express';

/** Characters of the longest address that is looked at. */
export const longestUrl = 8 * 1024;

/** No address of the site is near this long. */
export const refuseLongUrls: RequestHandler = (request, response, next) => {
  if (request.url.length <= longestUrl) return next();
  response.status(414).type('text').send('414 URI Too Long: an address may have 8192 characters.\n');
};
