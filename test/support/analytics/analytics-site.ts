import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { builtApp } from '../server/built-app.ts';
import { openServer } from '../server/open-server.ts';
import { tracker } from './tracker.ts';

/** A page view that the stub tracker has sent, or an event of the site. */
export interface Sent {
  /** The way in which the tracker has heard of it. */
  way: string;
  /** The address of the page without its origin. */
  address?: string;
  title?: string;
  canonical?: string;
  event?: unknown[];
}

/** Opens an analytics service on an origin of its own, and the site with a file that loads the service's script. */
export async function siteWithAnalytics(writeFile: (content: string) => string) {
  /** The addresses of all requests to both, with the addresses that they come from. */
  const requested: string[] = [];
  /** The bodies of the requests to the service. */
  const bodies: string[] = [];
  const service = await openServer((request, response) => {
    requested.push(`${request.url} ${request.headers.referer ?? ''}`);
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(`(${String(tracker)})();`);
    else void text(request).then((body) => bodies.push(body) && response.writeHead(204).end());
  });
  const host = `http://127.0.0.1:${service.port}`;
  const ANALYTICS_FILE = writeFile(`
    var script = document.createElement('script');
    script.src = '${host}/script.js';
    document.head.append(script);
  `);
  const app = builtApp({ ANALYTICS_FILE, ANALYTICS_HOSTS: host });
  const site = await openServer((request, response) => {
    requested.push(`${request.url} ${request.headers.referer ?? ''}`);
    app(request, response);
  });
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  const sent = (): Sent[] => bodies.map((body) => JSON.parse(body));
  return { base: `http://127.0.0.1:${site.port}`, requested, bodies, sent };
}
