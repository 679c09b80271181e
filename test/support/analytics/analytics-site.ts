import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { builtApp } from '../server/built-app.ts';
import { openServer } from '../server/open-server.ts';

/** A page view that the service's script has sent, or an event of the site. */
export interface Sent {
  /** The call or the event that the script has noticed. */
  cause: string;
  path?: string;
  title?: string;
  event?: unknown[];
}

/** The script of a service that counts page views as most do: by the methods of the history, and by Back. */
const scriptOf = (host: string) => `
  const send = (body) => fetch('${host}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
  const count = (cause) => send({ cause, path: location.pathname, title: document.title });
  for (const name of ['pushState', 'replaceState']) {
    const call = history[name];
    history[name] = (...entry) => {
      call.apply(history, entry);
      count(name);
    };
  }
  addEventListener('popstate', () => count('popstate'));
  window.gtag = (...event) => send({ cause: 'gtag', event });
  count('load');
`;

/** The operator's file, which loads that script. */
const fileFor = (host: string) => `
  const script = document.createElement('script');
  script.src = '${host}/script.js';
  document.head.append(script);
`;

/** Opens an analytics service on an origin of its own, and the site with a file that loads the service's script. */
export async function siteWithAnalytics(writeFile: (content: string) => string) {
  /** The paths of all requests to both. */
  const requested: string[] = [];
  /** The bodies of the requests to the service. */
  const bodies: string[] = [];
  const service = await openServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(scriptOf(host));
    else void text(request).then((body) => bodies.push(body) && response.writeHead(204).end());
  });
  const host = `http://127.0.0.1:${service.port}`;
  const app = builtApp({
    ANALYTICS_FILE: writeFile(fileFor(host)),
    ANALYTICS_HOSTS: `${host},https://*.stats.example`,
  });
  const site = await openServer((request, response) => {
    requested.push(request.url ?? '');
    app(request, response);
  });
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  const sent = (): Sent[] => bodies.map((body) => JSON.parse(body));
  return { base: `http://127.0.0.1:${site.port}`, requested, sent };
}
