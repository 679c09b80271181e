import { request, type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';
import { openServer } from './open-server.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request whose answer is left as it came: Supertest's client decompresses bodies and drops the header. */
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

/** Without what differs from one answer to the next. */
export function lasting({ headers }: RawAnswer): IncomingHttpHeaders {
  return { ...headers, date: '', 'x-request-id': '' };
}
