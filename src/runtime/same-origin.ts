import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells by a post's headers whether it may come from a page of this site. No page can write Sec-Fetch-Site, so it decides where a
 * browser sends it; `none` is the visitor's own act. Older browsers send only Origin. A client that sends neither is no browser,
 * so no other site can have made it post.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
