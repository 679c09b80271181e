import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';

/** Milliseconds for a whole request. Without uploads no body is read. */
const requestTimeout = 15_000;
/** Milliseconds for a whole request with uploads: 50 MB take three and a half minutes at 2 Mbit/s. */
const uploadTimeout = 300_000;
/** Requests of a connection that may be under way. Browsers and proxies send one at a time. */
const maxUnderWay = 20;

/**
 * Creates the HTTP server with its time limits. A slow client may hold a socket, but no other visitor waits for it. Requests
 * that are not valid HTTP never reach the app: they are answered with 400, 408 or 431. If it takes uploads, requests have the
 * time that files need. A connection is kept for `keepAlive` seconds after its last response.
 */
export function createHttpServer(app: Express, takesUploads = false, keepAlive = 65): Server {
  const server = createServer(
    { ...makeMessageClasses(app), connectionsCheckingInterval: 2_000, joinDuplicateHeaders: true },
    limitPipelining(requireHost(app)),
  );
  // Headers fit in one or two packets. No real client needs longer.
  server.headersTimeout = 10_000;
  server.requestTimeout = takesUploads ? uploadTimeout : requestTimeout;
  // Drop a response that the client has stopped reading.
  server.timeout = 30_000;
  server.keepAliveTimeout = keepAlive * 1000;
  server.prependListener('request', rewriteUrl);
  return server;
}

/**
 * Closes a connection with too many requests under way. Node passes them on as they arrive, so a client that sends thousands
 * without reading would have a page rendered for each.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 0) - 1));
    if (count > maxUnderWay) socket.destroy();
    else listener(request, response);
  };
}

/** A host with or without a port. Names that no certificate can have, lists and user names are not valid. */
export const validHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Answers a request whose Host field is not valid with 400 (RFC 9112, section 3.2): a proxy and the server could each read
 * another host. Several fields are joined to a list, which is not valid. Node refuses a request without the field, except of
 * HTTP/1.0. An empty field is valid, and F5's stock monitor sends one.
 */
function requireHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host } = request.headers;
    if (!host || validHost.test(host)) listener(request, response);
    else response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' }).end('400 Bad Request\n');
  };
}

/**
 * Turns `GET http://host/path` into `GET /path`, and escapes `#`, which no browser sends. For both Express would use a parser
 * that Node deprecates, and that throws.
 */
function rewriteUrl(request: IncomingMessage) {
  request.url = request.url?.replace(/^(\*|[a-z]+:\/\/[^/?]*\/?)/i, '/').replaceAll('#', '%23');
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
