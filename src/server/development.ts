import { pino } from 'pino';
import { render } from '../entry-server.tsx';
import { createApp } from './app.ts';
import { createContact } from './contact/create-contact.ts';
import { readSettings } from './settings.ts';

/** Vite's client and Fast Refresh must be in place before the first component is loaded. */
const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/hydrate-after-load.ts'];

/** The app as Vite serves it in development: sources instead of built files, made anew for each request. */
export function createDevelopmentApp() {
  const { site: settings, indexing, trustProxy, maxDelay, delivery } = readSettings(process.env);
  // Nobody wants the edits of a page among its visits.
  const { analytics: _analytics, ...site } = settings;
  const log = pino({ level: 'warn' });
  const security = { https: false, development: true, takesPosts: delivery !== undefined };
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
    contact: delivery && createContact({ delivery, site, security, log }).handler,
  });
}
