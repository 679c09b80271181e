import type { Request } from 'express';

/**
 * Whether a form may have been posted by a page of this site. Browsers say where a post comes from; what says nothing is
 * no browser, and carries nobody's rights.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site');
  if (fetchSite === 'cross-site') return false;
  const origin = request.get('Origin');
  // Browsers that keep referrers to themselves send `null`, and the better ones vouch for the site in the other header.
  if (origin === undefined || origin === siteOrigin || (origin === 'null' && fetchSite === 'same-origin')) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('Host');
}
