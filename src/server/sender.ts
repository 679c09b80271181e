import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Returns the IP address of the client, which proxies may write with a port (`203.0.113.9:1234`, `[2001:db8::1]:1234`).
 * Clients without a valid address are all called `unknown`, so that inventing addresses does not evade a limit.
 */
export function clientAddress({ ip = '' }: Request): string {
  const address = isIP(ip) ? ip : ip.replace(/^\[(.*)\](:\d+)?$|:\d+$/, '$1');
  return isIP(address) ? address : 'unknown';
}

/** Returns the key by which limits count a client: its address, of IPv6 its network, because each has many addresses. */
export const clientKey = (request: Request): string => ipKeyGenerator(clientAddress(request));

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
