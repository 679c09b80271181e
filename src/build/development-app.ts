import { pino } from 'pino';
import { createContact } from '../contact/server/route.ts';
import { readSettings } from '../runtime/settings.ts';
import { createApp } from '../server/app.ts';
import { createFormPages } from '../server/pages/form-pages.ts';

/** Vite's client and Fast Refresh must be in place before the first component is loaded. */
const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/entry-client.tsx'];

const { site: settings, indexing, trustProxy, delivery } = readSettings(process.env);
// Analytics would count the edits of a page as visits.
const site = { ...settings, analytics: '' };
const log = pino({ level: 'warn' });
// Created once, because its limits and the requests that it has sent must outlive a request.
const contact = delivery && createContact({ delivery, site, pages: createFormPages(site), log });

/** Creates the app for Vite's development server, which loads it from the sources again for each request. */
export function createDevelopmentApp() {
  return createApp({
    scripts,
    development: true,
    // Changes each time, so that an edit always shows.
    version: String(performance.now()),
    staticFolders: [],
    site,
    indexing,
    log,
    readiness: { ready: true },
    trustProxy,
    contact,
  });
}
