import { readFileSync } from 'node:fs';
import type { Product } from './analytics-site.ts';

/** A page view or an event that a product has sent. */
export interface ProductSent {
  /** The address of the page, or nothing for an event. */
  address?: string;
  title?: string;
  /** The words of an event. */
  event?: unknown[];
}

const packageFile = (name: string) => readFileSync(`node_modules/${name}`, 'utf8');

/** Plausible's tracker, loaded with our example. The service's script adds the site's settings, as Plausible does. */
export const plausible: Product = {
  scripts: (host) => ({
    '/js/pa-XXXXXXXXXX.js': `import('${host}/tracker.js').then(({ init, track }) => {
      const { o, q = [] } = window.plausible;
      window.__plausible = true; // It leaves out browsers that a program drives.
      init({ domain: 'mill.example', endpoint: '${host}/api/event', captureOnLocalhost: true, ...o });
      for (const call of q) track(...call);
    })`,
    '/tracker.js': packageFile('@plausible-analytics/tracker/plausible.js'),
  }),
  file: (host) =>
    readFileSync('src/server/deploy/analytics/plausible.js', 'utf8').replace('https://plausible.io', host),
};

/** Reads a body that Plausible's tracker has sent, in its short names. */
export function readPlausible(body: string): ProductSent[] {
  const { n, u, p } = JSON.parse(body);
  if (n === 'pageview') return [{ address: u }];
  return n === 'engagement' ? [] : [{ event: [n, p.file_name] }];
}

/** Snowplow's tracker with a file as its documentation has it, without cookies. */
export const snowplow: Product = {
  scripts: () => ({ '/sp.js': packageFile('@snowplow/browser-tracker/dist/index.umd.min.js') }),
  file: (host) => `
    const script = document.createElement('script');
    script.src = '${host}/sp.js';
    const count = () => window.snowplowBrowserTracking?.trackPageView();
    script.addEventListener('load', () => {
      const settings = { appId: 'mill', stateStorageStrategy: 'none', anonymousTracking: true, credentials: 'omit' };
      window.snowplowBrowserTracking.newTracker('sp', '${host}', settings);
      count();
    });
    document.head.append(script);
    const { pushState } = history;
    history.pushState = (...entry) => {
      pushState.apply(history, entry);
      count();
    };
    window.addEventListener('popstate', count);
    window.gtag = (command, name, values) =>
      window.snowplowBrowserTracking?.trackStructEvent({ category: 'guides', action: name, label: values.file_name });
  `,
};

/** Reads a body that Snowplow's tracker has sent, in the names of its protocol. */
export function readSnowplow(body: string): ProductSent[] {
  if (body === '') return [];
  const { data }: { data: Record<string, string>[] } = JSON.parse(body);
  return data.map(({ e, url = '', page = '', se_ac, se_la }) =>
    e === 'pv' ? { address: url, title: page } : { event: [se_ac, se_la] },
  );
}
