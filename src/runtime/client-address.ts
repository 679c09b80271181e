import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import { always } from './log.ts';

/**
 * Returns the IP address of the client. Removes the port that Azure's proxies append (`203.0.113.9:1234`, `[2001:db8::1]:1234`) and
 * the prefix of IPv4 on dual-stack sockets (`::ffff:203.0.113.9`). All clients without a valid address are `unknown`, so that
 * invented addresses evade no limit.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const withoutPort = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  const address = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : 'unknown';
}

/** Returns the client's key for limits: its IPv4 address, or its IPv6 network, because each network has many addresses. */
export const clientKey = (request: Pick<Request, 'ip'>): string => ipKeyGenerator(clientAddress(request));

/** Warns once if TRUST_PROXY is 0 but a proxy has sent a request: all visitors together would share the limits of one client. */
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
