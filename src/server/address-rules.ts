import type { RequestHandler } from 'express';
import { findRoute } from '../routes.tsx';

/** Characters of the longest address that is looked at; none of the site is near this long. */
const longestUrl = 8 * 1024;

/**
 * One address a page. One that is too long or malformed is refused. Capitals, doubled slashes and a slash at the end are
 * redirected where that leads to a page; its address begins with one slash, so nobody is ever led off the site.
 */
export const addressRules: RequestHandler = (request, response, next) => {
  if (request.url.length > longestUrl) {
    response.status(414).type('text').send(`414 URI Too Long: an address may have ${longestUrl} characters.\n`);
    return;
  }
  const { path } = request;
  if (findRoute(path).status === 200) return next();
  if (isMalformed(path)) {
    response.status(400).type('text').send('400 Bad Request: the address is malformed.\n');
    return;
  }
  const canonical = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  if (canonical === path || findRoute(canonical).status !== 200) return next();
  response.redirect(308, canonical + queryOf(request.url));
};

/** The query of an address, question mark included. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** A wrong escape; or a backslash, which browsers never send, but read as a slash in the target of a redirect. */
function isMalformed(path: string): boolean {
  try {
    return decodeURIComponent(path) === '' || path.includes('\\');
  } catch {
    return true;
  }
}
