import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clientAddress } from '../process/client-address.ts';
import { always } from '../process/log.ts';

/** The headers in which proxies name the client. Express reads the first. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'];

/**
 * Warns once if the number of trusted proxies is too small: the limits of one client would hold for all visitors together. With
 * none, a proxy names the client. With some, the address that counts as the client is the same in request after request, while
 * those before it in X-Forwarded-For differ: the proxy in front of the trusted ones has added it.
 */
export function warnOfProxy(log: Logger, trustProxy: number): RequestHandler {
  const findUncounted = createProxyCheck(trustProxy);
  let warned = false;
  return (request, _response, next) => {
    const found = warned ? undefined : findUncounted(request);
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

/** The parts of a request that tell about the proxies in front. */
type Sender = Pick<Request, 'ip' | 'headers'>;

/** Creates a function that returns the sign of a proxy that is not counted, when a request shows one. */
export const createProxyCheck = (trustProxy: number): ((request: Sender) => object | undefined) =>
  trustProxy === 0 ? namesClient : createRepetitionCheck(trustProxy);

/** Returns the header in which a proxy names the client. */
function namesClient({ headers }: Sender) {
  const header = proxyHeaders.find((name) => headers[name.toLowerCase()] !== undefined);
  return header === undefined ? undefined : { header };
}

/** Requests in a row that one client may send behind a proxy of its own, before it looks like a proxy. */
const maxInRow = 100;

/** Creates a function that returns the client when it is the same for too many requests in a row, while it names others. */
function createRepetitionCheck(trustProxy: number) {
  let client = '';
  let inRow = 0;
  /** The addresses before it. Only whether there are two matters. */
  const others = new Set<string>();
  return (request: Sender) => {
    const address = clientAddress(request);
    const named = request.headers['x-forwarded-for']?.toString().split(',');
    const other = named?.at(-trustProxy - 1)?.trim();
    if (address !== client || other === undefined) {
      client = address;
      inRow = 0;
      others.clear();
    }
    if (other === undefined) return undefined;
    inRow += 1;
    if (others.size < 2) others.add(other);
    return inRow >= maxInRow && others.size > 1 ? { client } : undefined;
  };
}
