import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Gives the classes of which Node makes requests and responses the prototypes of the app. Express sets these prototypes on
 * every request and response anyway, and V8 is slow with an object whose prototype changes: an empty response takes 85 µs
 * of processor time that way and 20 with these classes (Node 20, Express 5.3). Express issue 5998 will make this unnecessary.
 */
export function messageClasses(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return { IncomingMessage: Request, ServerResponse: Response };
}
