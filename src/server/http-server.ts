import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';
import type { Readiness } from '../runtime/health.ts';

/** Milliseconds for a complete request. Without uploads no body is read. */
const requestTimeout = 15_000;
/** Milliseconds for a complete request with uploads: 50 MB take three and a half minutes at 2 Mbit/s. */
const uploadTimeout = 300_000;

/**
 * Creates the HTTP server with its limits. Node answers invalid HTTP with 400, 408 or 431, without the app. A connection closes
 * `keepAlive` seconds after its last response.
 */
export function createHttpServer(app: Express, readiness: Readiness, takesUploads = false, keepAlive = 65): Server {
  const server = createServer(
    {
      ...makeMessageClasses(app),
      // Visitors may have cookies of the company's other sites.
      maxHeaderSize: 32_768,
      // Headers fit in a few packets. No real client needs longer.
      headersTimeout: 10_000,
      requestTimeout: takesUploads ? uploadTimeout : requestTimeout,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: keepAlive * 1000,
    },
    app,
  );
  // Drops a response that the client has stopped reading.
  server.timeout = 30_000;
  return server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // Closes each connection with its response after the stop signal, so that no request meets a closing connection.
    if (!readiness.ready) response.setHeader('Connection', 'close');
    // Rewrites `GET http://host/path` to `GET /path`. For such addresses, and for `#`, Express would use a deprecated parser of
    // Node that throws.
    request.url = request.url?.replace(/^(\*|[a-z]+:\/\/[^/?]*\/?)/i, '/').replaceAll('#', '%23');
  });
}

/**
 * Creates classes of requests and responses with the app's prototypes. Otherwise Express sets these prototypes on each object,
 * which costs more than the rest of a 304 (Express issue 5998). `app.request` and `app.response` are Express's extension points
 * ("Overriding the Express API").
 */
function makeMessageClasses(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
