import { request as ask, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { openServer } from './open-server.ts';

/** A proxy in front of the site, and what it does with requests for scripts. */
export interface ScriptProxy {
  base: string;
  scripts: 'served' | 'held';
  /** The paths of the scripts that are held: they are never answered. */
  held: string[];
}

/**
 * Opens a proxy that serves scripts at first, and lets no browser keep them. Routes in the browser would take none of its
 * connections.
 */
export async function openScriptProxy(origin: string): Promise<ScriptProxy> {
  const forward: RequestListener = (incoming, answer) => {
    const { method, headers } = incoming;
    const forwarded = ask(new URL(incoming.url ?? '', origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...answer.getHeaders() });
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  };
  const proxy: ScriptProxy = { base: '', scripts: 'served', held: [] };
  const { server, port } = await openServer((request, response) => {
    const { url = '' } = request;
    if (!url.endsWith('.js')) forward(request, response);
    else if (proxy.scripts === 'held') proxy.held.push(url);
    else forward(request, response.setHeader('Cache-Control', 'no-store'));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.base = `http://127.0.0.1:${port}`;
  return proxy;
}
