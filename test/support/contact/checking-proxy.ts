import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { openServer } from '../server/open-server.ts';

/** What the proxy does with a post of a visitor whom it has not checked. */
export interface Checking {
  /** Answers a post of a script. `reachesSite` forwards it first, and drops the site's answer. */
  script: { status: number; body: string; location?: string; reachesSite?: boolean };
  /** Runs before a post of a script is answered. */
  beforeScript?: () => void;
  /** Answers a post of a document: with its check, with an error page, or not at all, because it lets it pass. */
  document: 'checked' | 'stopped' | 'passed';
}

interface Post {
  kind: 'script' | 'document';
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const passPath = '/cdn-cgi/pass';
const passedCookie = 'passed=1';

/**
 * Opens a proxy in front of the site that checks visitors before it forwards their posts, as firewalls do. When the visitor has
 * passed the check, it forwards the post that it has kept, and sets a cookie that lets the next ones pass.
 */
export async function openCheckingProxy(origin: string, checking: Checking) {
  const posts: Post[] = [];
  let kept: Post | undefined;

  const forward = (method: string, url: string, headers: IncomingHttpHeaders, body: Buffer, answer?: ServerResponse) =>
    new Promise<void>((resolve) => {
      const forwarded = ask(new URL(url, origin), { method, headers }, (response) => {
        const setCookie = answer?.getHeader('Set-Cookie');
        answer?.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          ...(setCookie && { 'Set-Cookie': setCookie }),
        });
        if (answer) response.pipe(answer);
        else response.resume();
        response.on('end', resolve);
      });
      forwarded.on('error', () => answer?.destroy());
      forwarded.end(body);
    });

  const takePost = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    const kind = headers.accept?.includes('text/html') ? 'document' : 'script';
    const post: Post = { kind, headers, body: await buffer(request) };
    posts.push(post);
    const { script, document } = checking;
    if (headers.cookie?.includes(passedCookie) || (kind === 'document' && document === 'passed'))
      return forward('POST', '/contact', headers, post.body, response);
    if (kind === 'script') {
      checking.beforeScript?.();
      if (script.reachesSite) await forward('POST', '/contact', headers, post.body);
      response.writeHead(script.status, { ...html, ...(script.location && { Location: script.location }) });
      return response.end(script.body);
    }
    kept = post;
    if (document === 'stopped') return response.writeHead(403, html).end('<h1>403 Forbidden</h1>');
    return response.writeHead(403, html).end(`<form action="${passPath}"><button>I am human</button></form>`);
  };

  const { server, port } = await openServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (method === 'POST') return takePost(request, response);
    if (!url.startsWith(passPath)) return forward(method, url, headers, Buffer.alloc(0), response);
    response.setHeader('Set-Cookie', `${passedCookie}; Path=/`);
    if (kept) return forward('POST', '/contact', kept.headers, kept.body, response);
    return response.writeHead(200, html).end('<h1>Passed</h1>');
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { base: `http://127.0.0.1:${port}`, posts, passPath };
}
