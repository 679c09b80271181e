import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Site } from '../content/company/company.ts';

// The hash of an empty style: Emotion creates empty <style> elements and fills them by insertRule, which the policy does not restrict.
const emptyString = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Unused browser features that need a visitor's permission. */
const deniedFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), ' +
  'payment=(), usb=()';

const policyName = 'Content-Security-Policy';
/** The policy of all responses but pages. */
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the headers of all responses. A page replaces the policy by its own, which depends on its style. */
export function securityHeaders({ origin, delivery, analytics }: Site): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // Other hosts of the domain are not ours.
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    // With delivery, a post must name its origin: with no-referrer browsers would send `Origin: null`, as posts from other sites can.
    referrerPolicy: { policy: delivery ? 'same-origin' : 'no-referrer' },
    // Some analytics products open the site and show its counts in their window. The policy would cut the connection between the windows.
    crossOriginOpenerPolicy: !analytics && { policy: 'same-origin' },
    // The equivalent of frame-ancestors 'none' for old browsers.
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader(policyName, filePolicy);
    // Helmet has no option for this header.
    response.setHeader('Permissions-Policy', deniedFeatures);
    setHeaders(request, response, next);
  };
}

/** Allows the only style of a self-contained response, by its hash. */
export function allowStyle(response: Response, styleHash: string): void {
  response.setHeader(
    policyName,
    `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
}

/** Removes the policy from a 304. A cache would replace the policy of its stored page, and with it the hash of the page's style. */
export function removePolicy(response: Response): void {
  response.removeHeader(policyName);
}

/**
 * Sets the policy of a page from the hash of its only style. A nonce would make each response different. The analytics script may
 * use the hosts that the operator names. In `development` Vite's client uses a WebSocket and a worker, and writes its error overlay
 * as HTML.
 */
export function setPagePolicy(
  response: Response,
  styleHash: string,
  { analytics, analyticsHosts }: Site,
  development: boolean,
): void {
  const self = ["'self'", ...analyticsHosts].join(' ');
  const directives = [
    // Lists every kind that the site uses, and blocks others.
    "default-src 'none'",
    `script-src ${self}`,
    "script-src-attr 'none'",
    `style-src 'self' '${styleHash}' ${emptyString}`,
    "style-src-attr 'none'",
    `img-src ${self} data:`,
    "font-src 'self'",
    `connect-src ${self}${development ? ' ws:' : ''}`,
    // Vite's client waits in a worker while its server restarts, for instance after an edit of a fact in a drawing.
    ...(development ? ['worker-src blob:'] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // The site creates one Trusted Types policy, which lets an analytics script load others (`entry-client.tsx`).
    ...(development ? [] : ["require-trusted-types-for 'script'", `trusted-types ${analytics ? 'default' : "'none'"}`]),
  ];
  response.setHeader(policyName, directives.join('; '));
}
