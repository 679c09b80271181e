import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';

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

/** The headers in which proxies name the client. Express reads the first. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'];

/**
 * Warns once if a proxy is in front. For a server that trusts none: it takes the proxy for the client, so the limits of one client
 * would hold for all visitors together.
 */
export function warnOfProxy(log: Logger): RequestHandler {
  let warned = false;
  return (request, _response, next) => {
    const header = warned ? undefined : proxyHeaders.find((name) => request.get(name) !== undefined);
    if (header) {
      warned = true;
      // Written whatever the log level, because an operator must see it.
      log
        .child({}, { level: 'info' })
        .warn(
          { header },
          'TRUST_PROXY is 0, but a proxy names the client: all visitors count as one, for the limits and in the log',
        );
    }
    next();
  };
}

/** Whether a page of this site may have sent the request, by the words of Sec-Fetch-Site. `none` is the visitor's own act. */
const fetchSites = new Map([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
]);

/**
 * Tells whether a post may come from a page of this site. No page can write Sec-Fetch-Site, and no CDN changes it, so it decides.
 * Older browsers send only `Origin`. A client that sends neither is no browser, so no other site can have made it post.
 */
export function isFromThisSite(request: Request, siteOrigin: string): boolean {
  const told = fetchSites.get(request.get('Sec-Fetch-Site') ?? '');
  if (told !== undefined) return told;
  const origin = request.get('Origin');
  if (origin === undefined || origin === siteOrigin) return true;
  const host = request.get('Host');
  if (!host || !URL.canParse(origin)) return false;
  return hostOf(origin) === hostOf(`${new URL(origin).protocol}//${host}`);
}

/**
 * Returns the host of an address as browsers compare it: in lower case, with a port only if it is not the default of the scheme,
 * and without the dot that may end a full name. An address that is not valid has none.
 */
const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, '') : undefined;
