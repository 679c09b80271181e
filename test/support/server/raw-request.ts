import { request, type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';
import { openServer } from './open-server.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request and returns the raw response. Supertest decompresses the body and drops `Content-Encoding`. */
export async function rawRequest(app: RequestListener, path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  const { server, port } = await openServer(app);
  const answer = await new Promise<RawAnswer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .once('error', reject)
      .end();
  });
  server.close();
  return answer;
}

/** Returns the headers that are the same in every response. */
export function lasting({ headers }: RawAnswer): IncomingHttpHeaders {
  return { ...headers, date: '', 'x-request-id': '' };
}
