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
  // A socket of both families names an IPv4 client like this.
  const [, ipv4 = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIP(ipv4)) return ipv4;
  return isIP(address) ? address : 'unknown';
}

/** Returns the key by which limits count a client: its address, of IPv6 its network, because each has many addresses. */
export const clientKey = (request: Request): string => ipKeyGenerator(clientAddress(request));

/** The headers in which proxies name the client. Express reads the first. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'];

/**
 * Warns once if the number of trusted proxies is too small: the limits of one client would hold for all visitors together. With
 * none, a proxy names the client. With some, the address that counts as the client is the same in request after request, while
 * those before it in X-Forwarded-For differ: the proxy in front of the trusted ones has added it.
 */
export function warnOfProxy(log: Logger, trustProxy: number): RequestHandler {
  const isUncounted = trustProxy === 0 ? namesClient : createSameClient(trustProxy);
  let warned = false;
  return (request, _response, next) => {
    const found = warned ? undefined : isUncounted(request);
    if (found) {
      warned = true;
      always(log).warn(
        found,
        `TRUST_PROXY is ${trustProxy}, but more proxies are in front: all visitors count as one, for the limits and in the log`,
      );
    }
    next();
  };
}

/** Writes lines whatever the log level, because an operator must see them. */
const always = (log: Logger) => log.child({}, { level: 'info' });

/** Returns the header in which a proxy names the client. */
function namesClient(request: Request) {
  const header = proxyHeaders.find((name) => request.get(name) !== undefined);
  return header && { header };
}

/** Requests in a row that one client may send behind a proxy of its own, before it looks like a proxy. */
const mostOfOne = 100;

/** Creates a function that returns the client when it is the same for too many requests in a row, while it names others. */
function createSameClient(trustProxy: number) {
  let client = '';
  let inRow = 0;
  /** The addresses before it. Only whether there are two matters. */
  const others = new Set<string>();
  return (request: Request) => {
    const address = clientAddress(request);
    const other = request
      .get('X-Forwarded-For')
      ?.split(',')
      .at(-trustProxy - 1)
      ?.trim();
    if (address !== client || other === undefined) {
      client = address;
      inRow = 0;
      others.clear();
    }
    if (other === undefined) return undefined;
    inRow += 1;
    if (others.size < 2) others.add(other);
    return inRow >= mostOfOne && others.size > 1 ? { client } : undefined;
  };
}

/** Whether a page of this site may have sent the request, by the words of Sec-Fetch-Site. `none` is the visitor's own act. */
const fetchSites = new Map([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
]);

/** Posts in a row, all of other sites, after which they look like this site's own behind a proxy that changes Host. */
const foreignInRow = 5;

/**
 * Creates a function that tells whether a post may come from a page of this site. It warns when none of several posts did.
 */
export function createOriginCheck(siteOrigin: string, log: Logger): (request: Request) => boolean {
  let refused = 0;
  return (request) => {
    const isOwn = isFromThisSite(request, siteOrigin);
    refused = isOwn ? 0 : refused + 1;
    if (refused === foreignInRow)
      always(log).warn(
        { origin: request.get('Origin'), host: request.get('Host'), fetchSite: request.get('Sec-Fetch-Site') },
        `the last ${foreignInRow} contact requests were refused as those of other sites: if they were not, a proxy changes Host`,
      );
    return isOwn;
  };
}

/**
 * No page can write Sec-Fetch-Site, and no CDN changes it, so it decides. Older browsers send only `Origin`. A client that sends
 * neither is no browser, so no other site can have made it post.
 */
function isFromThisSite(request: Request, siteOrigin: string): boolean {
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
