import { Agent, request, type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openServer } from './open-server.ts';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request on a connection of its own, unless there is an agent, and returns the raw response. Supertest decompresses the
 * body and drops `Content-Encoding`, and `fetch` can choose neither the client's address (`localAddress`) nor the `Host`.
 */
export function ask(port: number, path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

const ports = new WeakMap<RequestListener, Promise<number>>();
/** Connections to the apps are kept, because opening one takes longer than most answers. */
const agent = new Agent({ keepAlive: true });

/** Sends a request to an app, whose server stays open for others until the process of the tests ends. */
export async function rawRequest(app: RequestListener, path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  const port = ports.get(app) ?? serve(app);
  ports.set(app, port);
  return ask(await port, path, { agent, ...options });
}

async function serve(app: RequestListener): Promise<number> {
  const { server, port } = await openServer(app);
  server.unref();
  return port;
}

/** Returns the headers that are the same in every response. */
export function lasting({ headers }: RawAnswer): IncomingHttpHeaders {
  return { ...headers, date: '', 'x-request-id': '' };
}
