import { isIP, isIPv4 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Returns the IP address of the client, which proxies may write with a port (`203.0.113.9:1234`, `[2001:db8::1]:1234`).
 * All clients without a valid address are called `unknown`, so that nobody evades a limit by inventing addresses.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  // Most are these. Every request asks at least twice.
  if (isIPv4(ip)) return ip;
  const address = isIP(ip) ? ip : ip.replace(/^\[(.*)\](:\d+)?$|:\d+$/, '$1');
  // A socket of both families names an IPv4 client like this.
  const [, ipv4 = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIP(ipv4)) return ipv4;
  return isIP(address) ? address : 'unknown';
}

/** Returns the key by which limits count a client: its address, of IPv6 its network, because each has many addresses. */
export const clientKey = (request: Pick<Request, 'ip'>): string => ipKeyGenerator(clientAddress(request));
