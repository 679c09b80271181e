import { readdirSync } from 'node:fs';
import { request, type Agent } from 'node:http';
import { pagePaths } from '../../../src/routes.tsx';

/** A kind of request. */
export interface Kind {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** The expected status; 0 for a client that disconnects before the response. */
  status: number;
}

/** The files of the build that pages load. */
export const files = readdirSync('dist/client/assets').filter((name) => /\.(js|svg|woff2)$/.test(name));

/** Every page plain, compressed and revalidated, every file, and invalid requests. */
const kinds: readonly Kind[] = [
  ...[...pagePaths].flatMap((path): Kind[] => [
    { path, status: 200 },
    { path, status: 200, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } },
    { path, status: 200, headers: { 'Accept-Encoding': 'gzip' }, method: 'HEAD' },
    { path: `${path}?x=${'y'.repeat(100)}`, status: 304, headers: { 'If-None-Match': '*' } },
    { path, status: 0 },
    { path: `${path.toUpperCase()}/`, status: 301 },
  ]),
  ...files.map((name): Kind => ({ path: `/assets/${name}`, status: 200, headers: { 'Accept-Encoding': 'br' } })),
  ...files.slice(0, 20).map((name): Kind => ({ path: `/assets/${name}`, status: 0 })),
  { path: `/assets/${files[0]}`, status: 200, headers: { Range: 'bytes=0-99' } },
  ...['/contact?service=emergency', '/contact?service=%zz', '/blog?category=safety', '/robots.txt', '/livez'].map(
    (path): Kind => ({ path, status: 200 }),
  ),
  { path: '/../../etc/passwd', status: 404 },
  { path: '/%c3%28', status: 404 },
  { path: `/${'a'.repeat(10_000)}`, status: 404 },
  { path: '/contact', status: 405, method: 'POST' },
];

/** Returns the kinds in turn. Each round ends with ten paths that do not exist. */
export function kindOf(turn: number): Kind {
  return kinds[turn % (kinds.length + 10)] ?? { path: `/no-such-page-${turn}/${turn}`, status: 404 };
}

/** Sends a request of a kind. Resolves with the status, with `aborted`, or with the message of an error. */
export function send({ path, method = 'GET', headers = {}, status }: Kind, port: number, agent: Agent, turn: number) {
  return new Promise<string>((resolve) => {
    // A client that disconnects needs a connection of its own.
    const options = { path, method, headers, port, host: '127.0.0.1', agent: status === 0 ? false : agent };
    const asked = request(options, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', () => resolve('aborted'));
    });
    asked.once('error', ({ message }) => resolve(status === 0 ? 'aborted' : message));
    asked.end();
    if (status === 0) {
      setTimeout(() => asked.destroy(), turn % 4);
      asked.once('close', () => resolve('aborted'));
    }
  });
}

/** Tells whether a result is the expected one. The response may arrive before the client disconnects. */
export const isExpected = ({ status }: Kind, result: string) =>
  status === 0 ? /aborted|200/.test(result) : result === String(status);
