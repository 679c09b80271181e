import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import { always } from './log.ts';

/**
 * Returns the IP address of the client. Azure's proxies write it with a port (`203.0.113.9:1234`, `[2001:db8::1]:1234`), and a socket
 * of both families writes IPv4 as `::ffff:203.0.113.9`. All clients without a valid address are called `unknown`, so that inventing
 * addresses evades no limit.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const withoutPort = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  const address = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : 'unknown';
}

/** Returns the key by which limits count a client: its address, of IPv6 its network, because each has many addresses. */
export const clientKey = (request: Pick<Request, 'ip'>): string => ipKeyGenerator(clientAddress(request));

/** Warns once when TRUST_PROXY is 0 and a proxy has sent a request: the limits of one client would hold for all visitors together. */
export function warnOfProxy(log: Logger, trustProxy: number): RequestHandler {
  let isQuiet = trustProxy > 0;
  return ({ headers }, _response, next) => {
    if (!isQuiet && (headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']) !== undefined) {
      isQuiet = true;
      always(log).warn(
        'TRUST_PROXY is 0, but a proxy is in front: all visitors count as one, for the limits and in the log',
      );
    }
    next();
  };
}
