import type { Express } from 'express';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which a request's body must have come: nobody reads those that are not for the contact form. */
const bodyPatience = 15_000;
/** And those that bring files: 50 MB take three and a half minutes at 2 Mbit/s. */
const uploadPatience = 300_000;

/**
 * The HTTP server with its time limits. A slow client may hold a socket, but no other visitor waits for it: Node answers
 * 408 to headers that take too long and 431 to headers that are too large. `takesUploads` gives posts to the contact form
 * the time that files need, and no others.
 */
export function createHttpServer(app: Express, takesUploads = false): Server {
  const server = createServer(
    {
      ...messagesOf(app),
      // The request line counts too: room for an address that `addressRules` can answer with 414.
      maxHeaderSize: 32 * 1024,
      connectionsCheckingInterval: 2_000,
    },
    app,
  );
  // Headers fit in one or two packets: who needs longer than this is not a visitor.
  server.headersTimeout = 10_000;
  server.requestTimeout = takesUploads ? uploadPatience : bodyPatience;
  // An answer of which the client takes nothing for so long is not wanted.
  server.timeout = 30_000;
  // Longer than the 60 s for which balancers keep connections, so that a request never meets one just closed.
  server.keepAliveTimeout = 65_000;
  if (takesUploads) server.prependListener('request', endSlowBody);
  server.prependListener('request', dropHost);
  server.on('clientError', refuse);
  return server;
}

/**
 * The classes of which Node makes each request and answer, with the app's own prototypes. Express sets these on both in any
 * case, and where that changes an object, V8 is slow with it from then on: an empty answer takes 85 µs of processor time, 20
 * with these classes (Node 20; expressjs/express issue 5998).
 */
function messagesOf(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return { IncomingMessage: Request, ServerResponse: Response };
}

/** `GET http://host/path` is `GET /path`: no host counts, and Express would read it with a parser that Node warns of. */
function dropHost(request: IncomingMessage) {
  request.url = request.url?.replace(/^(\*|[a-z]+:\/\/[^/?]*\/?)/i, '/');
}

/** Node has one limit for all requests, so those that bring no files are ended here, as Node would. */
function endSlowBody(request: IncomingMessage) {
  if (request.method === 'POST' && /^\/contact(\?|$)/.test(request.url ?? '')) return;
  const timer = setTimeout(() => {
    if (!request.complete) refuse({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
  }, bodyPatience).unref();
  request.once('close', () => clearTimeout(timer));
}

interface ClientError {
  code?: string;
  /** What arrived last. */
  rawPacket?: Buffer;
}

/** Malformed requests never reach the app; each gets a short answer, and its connection is closed. */
function refuse(error: ClientError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // Reads on for a moment: closing a socket with unread bytes would destroy the answer on its way.
  socket.resume().end(`HTTP/1.1 ${statusFor(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), 1_000).unref();
}

function statusFor({ code, rawPacket }: ClientError): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request';
  // A packet that begins with a request line and does not see its end: the address alone is too long.
  const isRequestLine = /^[A-Z]+ [^\r\n]{8192}/.test(rawPacket?.toString('latin1') ?? '');
  return isRequestLine ? '414 URI Too Long' : '431 Request Header Fields Too Large';
}
