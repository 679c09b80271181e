import { request, type RequestListener } from 'node:http';

/** Returns a proxy for the site at this origin. */
export const forwardTo =
  (origin: string): RequestListener =>
  (incoming, answer) => {
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '', origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...answer.getHeaders() });
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  };
