import type { RequestHandler } from 'express';

export interface SiteAddress {
  path: string;
  /** What follows the first question mark. */
  query: string;
}

/**
 * One address a page: malformed addresses are refused with 400, and trailing slashes, doubled slashes and capitals are
 * redirected. The target always starts with one slash, so a path such as `//evil.example` never leads off the site.
 */
export const canonicalUrl: RequestHandler = (request, response, next) => {
  // Express's own path: `GET http://host/path` names a host, which does not count.
  const { path } = request;
  const { query } = splitUrl(request.url);
  if (isMalformed(path)) {
    response.status(400).type('text').send('400 Bad Request: the address is malformed.\n');
    return;
  }
  const canonical = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  if (canonical === path) return next();
  response.redirect(308, query ? `${canonical}?${query}` : canonical);
};

export function splitUrl(url: string): SiteAddress {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** A wrong escape; or a backslash, which browsers never send, but read as a slash in the target of a redirect. */
function isMalformed(path: string): boolean {
  try {
    return decodeURIComponent(path) === '' || path.includes('\\');
  } catch {
    return true;
  }
}
