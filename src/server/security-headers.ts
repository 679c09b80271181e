import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Site } from '../content/company/company.ts';

// Emotion creates empty <style> elements and fills them with insertRule, which the policy does not govern.
const emptyString = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Browser features that need a visitor's permission and that the site does not use. */
const deniedFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), ' +
  'payment=(), usb=()';

/** The name of the policy's header. */
const policyName = 'Content-Security-Policy';
/** The policy of everything that is not a page. */
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the headers that all responses share. A page replaces the policy by its own, which depends on its style. */
export function securityHeaders({ origin, delivery, analytics }: Site): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // Other hosts of the domain are not ours.
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    // A post says which page of this site sent it. With no-referrer browsers would send `Origin: null`, as posts from other
    // sites can.
    referrerPolicy: { policy: delivery ? 'same-origin' : 'no-referrer' },
    // Analytics products show in a window of theirs what a page of the site counts. The policy would take the window from them.
    crossOriginOpenerPolicy: !analytics && { policy: 'same-origin' },
    // Does for old browsers what frame-ancestors 'none' does for new ones.
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader(policyName, filePolicy);
    // Helmet has no option for it.
    response.setHeader('Permissions-Policy', deniedFeatures);
    setHeaders(request, response, next);
  };
}

/** Allows an answer that needs no other file its one style, by its hash. */
export function allowStyle(response: Response, styleHash: string): void {
  response.setHeader(
    policyName,
    `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
}

/** Removes the policy from a 304. A cache would replace the policy of the page that it has, and with it the hash of its style. */
export function removePolicy(response: Response): void {
  response.removeHeader(policyName);
}

/**
 * Sets the policy of a page from the hash of its one style. With a nonce a page would differ per visitor. The analytics script may
 * use the hosts that the operator names. In `development` Vite's client uses a WebSocket and a worker, and writes
 * its error overlay as HTML.
 */
export function setPagePolicy(
  response: Response,
  styleHash: string,
  { analytics, analyticsHosts }: Site,
  development: boolean,
): void {
  const self = ["'self'", ...analyticsHosts].join(' ');
  const directives = [
    // Every kind that the site uses is listed. Others are blocked.
    "default-src 'none'",
    `script-src ${self}`,
    "script-src-attr 'none'",
    `style-src 'self' '${styleHash}' ${emptyString}`,
    "style-src-attr 'none'",
    `img-src ${self} data:`,
    "font-src 'self'",
    `connect-src ${self}${development ? ' ws:' : ''}`,
    // After its server's restart, which an edit of a fact in a drawing causes, Vite's client waits in a worker.
    ...(development ? ['worker-src blob:'] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
    // The site's own scripts create no policy but the one that lets an analytics script load others (`entry-client.tsx`).
    ...(development ? [] : [`trusted-types ${analytics ? 'default' : "'none'"}`]),
  ];
  response.setHeader(policyName, directives.join('; '));
}
