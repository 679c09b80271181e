import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Returns the IP address of the client, which proxies may write with a port (`203.0.113.9:1234`, `[2001:db8::1]:1234`).
 * All clients without a valid address are called `unknown`, so that nobody evades a limit by inventing addresses.
 */
export function clientAddress({ ip = '' }: Request): string {
  const address = isIP(ip) ? ip : ip.replace(/^\[(.*)\](:\d+)?$|:\d+$/, '$1');
  return isIP(address) ? address : 'unknown';
}

/** Returns the key by which limits count a client: its address, of IPv6 its network, because each has many addresses. */
export const clientKey = (request: Request): string => ipKeyGenerator(clientAddress(request));

/**
 * Tells whether a post may come from a page of this site. Every browser sends `Origin` with a post. A client that sends none is
 * no browser, so no other site can have made it post.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site');
  if (fetchSite === 'cross-site') return false;
  const origin = request.get('Origin');
  // A browser that hides referrers sends `Origin: null`. Then the other header decides.
  if (origin === undefined || origin === siteOrigin || (origin === 'null' && fetchSite === 'same-origin')) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('Host');
}
