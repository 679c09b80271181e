import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the start of the request to the end of the answer. */
  ms: number;
}

/**
 * Sends a request from an address of this machine (`localAddress`, such as 127.0.0.2), on a connection of its own unless there is
 * an agent. `fetch` can choose neither the address nor the `Host`.
 */
export function ask(port: number, path: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('error', reject).once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text, ms: performance.now() - start });
      });
    })
      .once('error', reject)
      .end(body);
  });
}

/** Sends a contact request as the page's script does. */
export function post(port: number, fields: Record<string, string>, headers: Record<string, string>): Promise<Answer> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
  const body = new URLSearchParams(fields).toString();
  return ask(port, '/contact', { method: 'POST', headers: { ...type, ...headers } }, body);
}
