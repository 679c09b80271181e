import type { Request } from 'express';

/**
 * Tells whether a page of this site may have posted a request. Browsers say where a post comes from. A client that does not
 * is no browser, so it cannot misuse a visitor's rights.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site');
  if (fetchSite === 'cross-site') return false;
  const origin = request.get('Origin');
  // Browsers that hide referrers send `null`, and the better ones vouch for the site in the other header.
  if (origin === undefined || origin === siteOrigin || (origin === 'null' && fetchSite === 'same-origin')) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('Host');
}
