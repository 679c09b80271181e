import type { RequestHandler } from 'express';
import helmet from 'helmet';

// Emotion creates empty <style> elements and fills them through insertRule, which the policy does not govern.
const emptyString = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What browsers can do that asks a visitor for leave, and that the site does not use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface SecurityOptions {
  /** The site's own origin is https: then browsers may be told to use nothing else. */
  https: boolean;
  /** Vite's client connects by WebSocket and writes its error overlay as HTML. */
  development: boolean;
  /** Contact requests are delivered: then browsers tell this site, and no other, which page posted one. */
  delivery?: boolean;
  /** Origin of the operator's analytics script, which may be loaded from there and report to it. */
  analytics?: string;
}

/** The headers that are the same on every answer. The policy of a page, which knows its style, is set with the page. */
export function securityHeaders({ https, delivery }: SecurityOptions): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    // With no-referrer they would send `Origin: null` with it, as other sites' posts can.
    referrerPolicy: { policy: delivery ? 'same-origin' : 'no-referrer' },
    // As DENY in old browsers as frame-ancestors 'none' is in new ones.
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    // Helmet has no such option.
    response.setHeader('Permissions-Policy', deniedFeatures);
    setHeaders(request, response, next);
  };
}

/** The policy of a page whose one style has this hash: hashes, no nonces, so that a page is the same for everybody. */
export function contentSecurityPolicy(styleHash: string, { https, development, analytics }: SecurityOptions): string {
  const self = analytics ? `'self' ${analytics}` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${self}`,
    "script-src-attr 'none'",
    `style-src 'self' '${styleHash}' ${emptyString}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${self}${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
