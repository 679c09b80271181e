import type { Request, RequestHandler } from 'express';

/**
 * One address a page: malformed addresses are refused with 400, and trailing slashes, doubled slashes and capitals are
 * redirected. The target always starts with one slash, so a path such as `//evil.example` never leads off the site.
 */
export const canonicalUrl: RequestHandler = (request, response, next) => {
  const { path, query } = splitUrl(request);
  if (isMalformed(path)) {
    response.status(400).type('text').send('400 Bad Request: the address is malformed.\n');
    return;
  }
  const canonical = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  if (canonical === path) return next();
  response.redirect(308, query ? `${canonical}?${query}` : canonical);
};

/** The path, and what follows the first question mark. `GET http://host/path` names a host, which does not count. */
export function splitUrl(request: Request): { path: string; query: string } {
  const mark = request.url.indexOf('?');
  return { path: request.path, query: mark < 0 ? '' : request.url.slice(mark + 1) };
}

/** A wrong escape; or a backslash, which browsers never send, but read as a slash in the target of a redirect. */
function isMalformed(path: string): boolean {
  try {
    return decodeURIComponent(path) === '' || path.includes('\\');
  } catch {
    return true;
  }
}
