import type { RequestHandler } from 'express';

/**
 * One address a page: malformed escapes are refused with 400, and trailing slashes, doubled slashes and capitals are
 * redirected. The target always starts with one slash, so a path such as `//evil.example` never leads off the site.
 */
export const canonicalUrl: RequestHandler = (request, response, next) => {
  const [path = '/', ...query] = request.url.split('?');
  if (!isWellFormed(path)) {
    response.status(400).type('text').send('400 Bad Request: the address has a malformed escape.\n');
    return;
  }
  const canonical = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  if (canonical === path) return next();
  response.redirect(308, [canonical, ...query].join('?'));
};

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
