import { createServer, request, type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request whose answer is left as it came: Supertest's client decompresses bodies and drops the header. */
export async function rawRequest(app: RequestListener, path: string, options: RequestOptions = {}): Promise<RawAnswer> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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
