import { BlockList, isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clientAddress } from '../process/client-address.ts';
import { isLoopback } from '../process/environment.ts';
import { always } from '../process/log.ts';

/** The headers in which proxies name the client. Express reads the first. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'].map((name) => ({ name, key: name.toLowerCase() }));

/** Requests in a row that must show the same sign. One visitor behind a proxy of its own seldom sends as many without others between. */
const enoughInRow = 100;

/** Warns once when requests show that the limits of one client hold for all visitors together, or for whom each claims to be. */
export function warnOfProxy(log: Logger, trustProxy: number, siteOrigin: string): RequestHandler {
  const findSign = createProxyCheck(trustProxy, siteOrigin);
  let warned = false;
  return (request, _response, next) => {
    const sign = warned ? undefined : findSign(request);
    if (sign) {
      warned = true;
      always(log).warn(sign.fields, sign.warning);
    }
    next();
  };
}

/** The parts of a request that tell about the proxies in front. */
type Sender = Pick<Request, 'ip' | 'headers'>;

/** A sign that addresses of visitors are lost on their way, with its evidence. */
interface Sign {
  warning: string;
  fields: object;
}

/** Creates a function that returns a sign as soon as the requests so far have given one. */
export function createProxyCheck(trustProxy: number, siteOrigin: string): (request: Sender) => Sign | undefined {
  const isTrial = isLoopback(new URL(siteOrigin).hostname);
  const findUncounted = trustProxy === 0 ? findAnyProxy : createListCheck(trustProxy);
  const sameInRow = createRow();

  return (request) => {
    const client = clientAddress(request);
    const uncounted = findUncounted(request.headers, client);
    if (uncounted) return uncounted;
    // Once for each row: looking an address up in the networks takes a third of the time of a 304 (Node 20).
    if (sameInRow(client) !== enoughInRow) return undefined;
    const isNobodys = client === 'unknown' || isPrivate(client) || (isLoopback(client) && !isTrial);
    return isNobodys ? hiddenVisitors(client) : undefined;
  };
}

/** Finds a proxy where none is trusted: by one request, because no visitor's browser names addresses. */
function findAnyProxy(headers: Request['headers']): Sign | undefined {
  const header = proxyHeaders.find(({ key }) => headers[key] !== undefined);
  return header && uncountedProxy(0, { header: header.name });
}

/** Creates a function that finds in the lists of requests that they have fewer addresses than proxies are trusted, or more. */
function createListCheck(trustProxy: number): (headers: Request['headers'], client: string) => Sign | undefined {
  const tooFewInRow = createRow();
  const sameNamingOthersInRow = createRow();
  /** The addresses that were named before the client's in that row. Only whether there are two matters. */
  const others = new Set<string>();

  return (headers, client) => {
    const named = addressesIn(headers['x-forwarded-for']?.toString());
    const tooFew = tooFewInRow(named.length < trustProxy ? 'too few' : undefined);
    if (tooFew >= enoughInRow) return missingAddress(trustProxy, named.length);

    const other = named.at(-trustProxy - 1);
    const sameNamingOthers = sameNamingOthersInRow(other && client);
    if (sameNamingOthers <= 1) others.clear();
    if (other && others.size < 2) others.add(other);
    return sameNamingOthers >= enoughInRow && others.size > 1 ? uncountedProxy(trustProxy, { client }) : undefined;
  };
}

/** Creates a function that returns how often in a row it was called with the same text. Without a text the row ends. */
function createRow() {
  let last: string | undefined;
  let length = 0;
  return (text: string | undefined): number => {
    length = text === undefined ? 0 : text === last ? length + 1 : 1;
    last = text;
    return length;
  };
}

const addressesIn = (list = '') =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** The networks that many sites have for themselves (RFC 1918, 4193, 6598, 3927, 4291): none of their addresses is a visitor's. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string) => privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const uncountedProxy = (trustProxy: number, fields: object): Sign => ({
  fields,
  warning: `TRUST_PROXY is ${trustProxy}, but more proxies are in front: all visitors count as one, for the limits and in the log`,
});

const missingAddress = (trustProxy: number, named: number): Sign => ({
  fields: { named },
  warning:
    `TRUST_PROXY is ${trustProxy}, but the last ${enoughInRow} requests came with fewer addresses in X-Forwarded-For: the proxies ` +
    'must add the address of the visitor. All visitors count as one, or each as whom it says it is',
});

const hiddenVisitors = (client: string): Sign => ({
  fields: { client },
  warning:
    `the last ${enoughInRow} requests came from ${client === 'unknown' ? 'no valid address' : `the private address ${client}`}. ` +
    'If they were those of several visitors, something in front hides their addresses, and all count as one',
});
