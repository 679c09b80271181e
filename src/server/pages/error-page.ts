import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { emergencyLink } from '../../content/company/contact-links.ts';
import { noTransform } from '../../runtime/cache-control.ts';
import { color } from '../../theme.ts';
import { allowStyle } from '../security-headers.ts';
import { hashOf } from './send-page.ts';

const errorStyle = `body{margin:0;padding:10vh 8vw;font:18px/1.5 Arial,sans-serif;color:${color.ink};background:${color.paper}}h1{font-size:40px;line-height:1.1}a{display:inline-block;margin:8px 16px 8px 0;padding:14px 20px;border:2px solid;color:inherit;font-weight:700;text-decoration:none}a.emergency{background:${color.red};border-color:${color.red};color:${color.white}}`;
const errorStyleHash = hashOf(errorStyle);

/** The text of React Router's default error screen. */
const errorHeading = 'Unexpected Application Error!';

/** The error page. Needs no other file of the site. Links to the home page and to emergency service. */
const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="only light"><meta name="robots" content="noindex"><title>${errorHeading}</title><style>${errorStyle}</style></head><body><main><h1>${errorHeading}</h1><p>500 Internal Server Error</p><p><a href="/">Return to Homepage</a><a class="emergency" href="${emergencyLink.replace('&', '&amp;')}">Request emergency service</a></p></main></body></html>`;

/** Logs an error in full and shows the visitor no detail. Aborts a response that has begun. */
export function showErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    log.error(
      { err: error, id: response.get('X-Request-Id'), method: request.method, path: request.path },
      'request failed',
    );
    if (response.headersSent) {
      // The status tells log and metrics that the client did not leave early.
      response.status(500).destroy();
      return;
    }
    // The tag belongs to the requested page or file.
    response.removeHeader('ETag');
    allowStyle(response, errorStyleHash);
    response
      .status(500)
      .setHeader('Cache-Control', `no-store, ${noTransform}`)
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Length', Buffer.byteLength(errorPage))
      .end(errorPage);
  };
}
