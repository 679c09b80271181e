import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { always } from './log.ts';

/** Whether a page of this site may have sent the request, by the value of Sec-Fetch-Site. `none` is the visitor's own act. */
const fetchSites = new Map([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
]);

/** Posts in a row, all of other sites, after which they look like this site's own behind a proxy that changes Host. */
const foreignInRow = 5;

/**
 * Creates a function that tells by a post's headers whether it may come from a page of this site. It warns when none of several
 * posts did.
 */
export function createOriginCheck(siteOrigin: string, log: Logger): (headers: IncomingHttpHeaders) => boolean {
  let refused = 0;
  return (headers) => {
    const isOwn = isFromThisSite(headers, siteOrigin);
    refused = isOwn ? 0 : refused + 1;
    if (refused === foreignInRow)
      always(log).warn(
        { origin: headers.origin, host: headers.host, fetchSite: headers['sec-fetch-site'] },
        `the last ${foreignInRow} contact requests were refused as those of other sites: if they were not, a proxy changes Host`,
      );
    return isOwn;
  };
}

/**
 * No page can write Sec-Fetch-Site, and no CDN changes it, so it decides. Older browsers send only `Origin`. A client that sends
 * neither is no browser, so no other site can have made it post.
 */
function isFromThisSite(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const told = fetchSites.get(headers['sec-fetch-site'] ?? '');
  if (told !== undefined) return told;
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  if (!host || !URL.canParse(origin)) return false;
  return hostOf(origin) === hostOf(`${new URL(origin).protocol}//${host}`);
}

/**
 * Returns the host of an address as browsers compare it: in lower case, with a port only if it is not the default of the scheme,
 * and without the dot that may end a full name. An address that is not valid has none.
 */
const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, '') : undefined;
