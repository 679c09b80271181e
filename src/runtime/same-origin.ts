import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells by the headers of a post whether a page of this site may have sent it. Browsers send Sec-Fetch-Site, which no page can set;
 * `none` is an action of the visitor. Older browsers send only Origin. A client without both headers is no browser, so no other
 * site can have caused its post.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
