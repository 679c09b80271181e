import type { RequestHandler } from 'express';
import { findRoute } from '../routes.tsx';

/**
 * Redirects other spellings of a page's path (capitals, doubled slashes, a slash at the end, needless escapes) to the one
 * that the site links to. The target is always a path of the site's own, so no request is led off the site.
 */
export const addressRules: RequestHandler = (request, response, next) => {
  const { path, url } = request;
  const canonical = findRoute(path).path ?? findRoute(path.toLowerCase().replace(/\/+/g, '/')).path;
  if (canonical === undefined || canonical === path) return next();
  response.redirect(308, canonical + queryOf(url));
};

/** The query of an address, question mark included. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
