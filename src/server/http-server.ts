import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';

/** Milliseconds for a whole request. Without uploads no body is read. */
const requestTimeout = 15_000;
/** Milliseconds for a whole request with uploads: 50 MB take three and a half minutes at 2 Mbit/s. */
const uploadTimeout = 300_000;

/**
 * Creates the HTTP server with its limits. Requests that are not valid HTTP never reach the app: Node answers them with 400, 408 or
 * 431. A connection is kept for `keepAlive` seconds after its last response.
 */
export function createHttpServer(app: Express, takesUploads = false, keepAlive = 65): Server {
  const server = createServer(
    {
      ...makeMessageClasses(app),
      // Visitors may bring the cookies of the company's other sites along.
      maxHeaderSize: 32_768,
      // Headers fit in a few packets. No real client needs longer.
      headersTimeout: 10_000,
      requestTimeout: takesUploads ? uploadTimeout : requestTimeout,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: keepAlive * 1000,
    },
    app,
  );
  // Drop a response that the client has stopped reading.
  server.timeout = 30_000;
  // `GET http://host/path` is `GET /path`. For it, and for `#`, Express would use a parser that Node deprecates, and that throws.
  return server.prependListener('request', (request: IncomingMessage) => {
    request.url = request.url?.replace(/^(\*|[a-z]+:\/\/[^/?]*\/?)/i, '/').replaceAll('#', '%23');
  });
}

/**
 * Makes classes of requests and responses that have the app's prototypes from the start. Express sets these prototypes on each
 * object, which costs more than the rest of a 304 (Express issue 5998), unless they are there already. `app.request` and
 * `app.response` are Express's extension points ("Overriding the Express API").
 */
function makeMessageClasses(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
