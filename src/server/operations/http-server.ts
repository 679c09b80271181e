import { readFileSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { DropArgument, Server as NetServer, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from 'pino';

/** Milliseconds for a whole request. Without uploads the largest body that is read is a browser's report of 8 kB. */
const requestTimeout = 15_000;
/** Milliseconds for a whole request with uploads: 50 MB take three and a half minutes at 2 Mbit/s. */
const uploadTimeout = 300_000;
/** Bytes that a client may send after its answer: the rest of a form with files. */
const mostDropped = 64 * 1024 * 1024;
/** Requests that may wait on a connection for those before them. Browsers and proxies send one at a time. */
const mostWaiting = 100;
/** Descriptors that are kept for everything else: the process itself, uploads, relays, metrics. */
const reserved = 64;
/** Connections to the metrics port. Prometheus and a balancer use a few. */
export const metricsConnections = 16;
/** Milliseconds between two warnings. */
const warningInterval = 60_000;

/**
 * Creates the HTTP server with its time limits. A slow client may hold a socket, but no other visitor waits for it. Requests
 * that are not valid HTTP never reach the app: they are answered with 400, 408 or 431. `delivery` gives requests the
 * time that files need. A connection is kept for `keepAlive` seconds after its last response.
 */
export function createHttpServer(app: Express, delivery = false, keepAlive = 65): Server {
  const server = createServer({ ...messageClasses(app), connectionsCheckingInterval: 2_000 }, requireHost(inTurn(app)));
  // Headers fit in one or two packets. No real client needs longer.
  server.headersTimeout = 10_000;
  server.requestTimeout = delivery ? uploadTimeout : requestTimeout;
  // Drop a response that the client has stopped reading.
  server.timeout = 30_000;
  server.keepAliveTimeout = keepAlive * 1000;
  server.prependListener('request', rewriteUrl);
  server.prependListener('request', limitRest);
  return server;
}

/**
 * Passes the requests of a connection to the app one after another. Node passes them on as they arrive, so a client that
 * sends thousands without reading would have a file opened and a page rendered for each.
 */
function inTurn(app: Express): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // A response gets the socket when those before it are sent.
    if (response.socket) {
      app(request, response);
      return;
    }
    const { socket } = request;
    const count = waiting.get(socket) ?? 0;
    waiting.set(socket, count + 1);
    if (count >= mostWaiting) socket.destroy();
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      app(request, response);
    });
  };
}

/** A host with or without a port. Names that no certificate can have, lists and user names are not valid. */
const validHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Answers a request with several Host fields, or with one that is not valid, with 400 (RFC 9112, section 3.2): a proxy and the
 * server could each read another host. Node refuses only a request without the field, and otherwise takes the first one.
 */
function requireHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { rawHeaders } = request;
    // Names and values take turns.
    const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
    // HTTP/1.0 has no Host field.
    if (hosts.length < 2 && hosts.every((host) => validHost.test(host))) listener(request, response);
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

/** Ends the connection of a client that goes on sending after its answer. Node would read and drop that without a limit. */
function limitRest(request: IncomingMessage, response: ServerResponse) {
  const { headers, socket } = request;
  if (!('content-length' in headers) && !('transfer-encoding' in headers)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const most = socket.bytesRead + mostDropped;
    const check = setInterval(() => socket.bytesRead > most && socket.destroy(), 100).unref();
    request.once('close', () => clearInterval(check));
  });
}

/**
 * Makes classes of requests and responses that have the app's prototypes from the start. Express would set these prototypes
 * on each object, which is slow (Express issue 5998).
 */
function messageClasses(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/** Limits the connections of a server, which closes further ones at once. Without a limit it does nothing. */
export function limitConnections(server: NetServer, maxConnections: number | undefined, log: Logger): void {
  if (maxConnections === undefined) return;
  server.maxConnections = maxConnections;

  let warned = -Infinity;
  server.on('drop', (dropped?: DropArgument) => {
    if (performance.now() - warned < warningInterval) return;
    warned = performance.now();
    log.warn({ port: dropped?.localPort, maxConnections }, 'connections are refused, because too many are open');
  });
}

/**
 * Returns the connections to the site that leave one descriptor for the file that each of them asks for. The limit of
 * descriptors is that of the process (`ulimit -n`); only Linux tells it.
 */
export function siteConnections(): number | undefined {
  const descriptors = descriptorLimit();
  return descriptors && Math.max(1, Math.floor((descriptors - reserved) / 2));
}

function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
