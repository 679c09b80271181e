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

/** An analytics product, for a service on this host. */
export interface Product {
  /** The scripts of the service, by path. */
  scripts: (host: string) => Record<string, string>;
  /** The operator's file, which loads them. */
  file: (host: string) => string;
}

const stub: Product = {
  scripts: () => ({ '/script.js': `(${String(tracker)})();` }),
  file: (host) => `
    var script = document.createElement('script');
    script.src = '${host}/script.js';
    document.head.append(script);
  `,
};

/** Opens an analytics service on an origin of its own, and the site with a file that loads the service's script. */
export async function siteWithAnalytics(writeFile: (content: string) => string, { scripts, file }: Product = stub) {
  /** The addresses of all requests to both, with the addresses that they come from. */
  const requested: string[] = [];
  /** The bodies of the requests to the service. */
  const bodies: string[] = [];
  const service = await openServer((request, response) => {
    requested.push(`${request.url} ${request.headers.referer ?? ''}`);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'GET')
      response.setHeader('Content-Type', 'text/javascript').end(scripts(host)[request.url ?? '']);
    else void text(request).then((body) => bodies.push(body) && response.writeHead(204).end());
  });
  const host = `http://127.0.0.1:${service.port}`;
  const app = builtApp({ ANALYTICS_FILE: writeFile(file(host)), ANALYTICS_HOSTS: `${host},https://*.stats.example` });
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
