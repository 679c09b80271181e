import { pino } from 'pino';
import { render } from '../entry-server.tsx';
import { createApp } from './app.ts';
import { createContact } from './contact/contact.ts';
import { readSettings } from './settings.ts';

/** Vite's client and Fast Refresh must be in place before the first component is loaded. */
const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/hydrate-after-load.ts'];

const { site: settings, indexing, trustProxy, maxDelay, delivery } = readSettings(process.env);
// Analytics would count the edits of a page as visits.
const { analytics: _analytics, ...site } = settings;
const log = pino({ level: 'warn' });
const security = { https: false, development: true, delivery: delivery !== undefined };
// Made once, because its limits and the requests that it has sent outlive a request.
const contact = delivery && createContact({ delivery, site, security, log });

/** The app as Vite serves it in development: sources instead of built files, created again for each request. */
export function createDevelopmentApp() {
  return createApp({
    render: (view) => render(view, site, scripts),
    security,
    // Never the same, so that an edit always shows.
    version: String(performance.now()),
    clientFolder: undefined,
    site,
    indexing,
    log,
    readiness: { ready: true },
    trustProxy,
    delay: () => 0,
    maxDelay,
    contactHandler: contact?.handler,
  });
}
