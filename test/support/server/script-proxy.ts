import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { forwardTo } from './forward.ts';
import { openServer } from './open-server.ts';

/** A proxy in front of the site, and what it does with requests for scripts. */
export interface ScriptProxy {
  base: string;
  scripts: 'served' | 'dropped' | 'held';
  /** The paths of the scripts that are held: they are never answered. */
  held: string[];
}

/**
 * Opens a proxy that serves scripts at first, and lets no browser keep them. Routes in the browser would take none of its
 * connections.
 */
export async function openScriptProxy(origin: string): Promise<ScriptProxy> {
  const forward: RequestListener = forwardTo(origin);
  const proxy: ScriptProxy = { base: '', scripts: 'served', held: [] };
  const { server, port } = await openServer((request, response) => {
    const { url = '' } = request;
    if (!url.endsWith('.js')) forward(request, response);
    else if (proxy.scripts === 'served') forward(request, response.setHeader('Cache-Control', 'no-store'));
    else if (proxy.scripts === 'dropped') request.socket.destroy();
    else proxy.held.push(url);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.base = `http://127.0.0.1:${port}`;
  return proxy;
}
