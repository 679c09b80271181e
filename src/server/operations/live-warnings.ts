import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/**
 * Lists the defaults that a public site must not run with, one line per default. A server that listens on loopback is a
 * developer's, so it is warned of one thing only: contact requests to an address that has no reader, which would be lost.
 */
export function liveWarnings({ host, site, delivery }: Settings): readonly string[] {
  const lines: string[] = [];
  if (delivery && isExample(delivery.to))
    lines.push(`REQUESTS_TO is ${delivery.to}: contact requests go to an address that has no reader`);
  if (isLoopback(host)) return lines;

  if (!delivery) lines.push('SMTP_URL is not set: contact requests are simulated, and nothing is sent');
  if (delivery && isExample(delivery.from))
    lines.push(`REQUESTS_FROM is ${delivery.from}: other mail servers may drop contact requests from this address`);
  if (isExample(site.email)) lines.push(`SITE_EMAIL is ${site.email}: pages name an address that has no reader`);
  if (isLoopback(new URL(site.origin).hostname))
    lines.push(`SITE_ORIGIN is ${site.origin}: canonical addresses, sitemap, structured data and social cards name it`);
  return lines;
}

/** The domains that RFC 2606 reserves for examples; the default address is in one of them. */
const isExample = (email: string) => /@(.+\.)?example\.(com|net|org)$/i.test(email);
