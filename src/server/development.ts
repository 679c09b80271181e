import { pino } from 'pino';
import { loadPage, render } from '../entry-server.tsx';
import type { FindScripts } from '../render/client-scripts.ts';
import { createApp } from './app.ts';
import { createContact } from './contact/create-contact.ts';
import { readSettings } from './settings.ts';

const findScripts: FindScripts = () => ({
  entry: ['/@vite/client', '/src/entry-development.ts'],
  afterPaint: ['/src/entry-client.tsx'],
});

/** The app as Vite serves it in development: sources instead of built files, made anew for each request. */
export function createDevelopmentApp() {
  const { site: settings, trustProxy, maxDelay, delivery } = readSettings(process.env);
  // Nobody wants the edits of a page among its visits.
  const { analytics: _analytics, ...site } = settings;
  const log = pino({ level: 'warn' });
  const security = { https: false, development: true, takesPosts: delivery !== undefined };
  return createApp({
    loadPage,
    render: (request) => render(request, site, findScripts),
    security,
    // Never the same, so that an edit always shows.
    version: String(performance.now()),
    clientFolder: undefined,
    site,
    findScripts,
    log,
    readiness: { ready: true },
    trustProxy,
    delay: () => 0,
    maxDelay,
    contact: delivery && createContact({ delivery, site, security, log }).handler,
  });
}
