import express from 'express';
import { pino } from 'pino';
import { createContact } from '../contact/server/route.ts';
import { render } from '../entry-server.tsx';
import { readSettings } from '../runtime/settings.ts';
import { createApp } from '../server/app.ts';
import { createFormPages } from '../server/pages/pages.ts';
import { partsPage } from './parts-page.tsx';

/** Vite's client and Fast Refresh must load before the first component. */
const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/entry-client.tsx'];

const { site: settings, indexing, trustProxy, delivery } = readSettings(process.env);
// Analytics would count the edits of a page as visits.
const site = { ...settings, analytics: '' };
const log = pino({ level: 'warn' });
// Created once, because limits and sent requests must outlive a request.
const contact = delivery && createContact({ delivery, site, pages: createFormPages(site), log });

/** Creates the app for Vite's development server, which loads the app from the sources for each request. */
export function createDevelopmentApp() {
  const app = express();
  app.get('/parts', async (_request, response) => {
    const { html } = await render({ page: partsPage, path: '/parts', search: '' }, site, []);
    response.type('html').send(html);
  });
  const siteApp = createApp({
    scripts,
    development: true,
    // A new version per request, so that an edit always shows.
    version: String(performance.now()),
    staticFolders: [],
    site,
    indexing,
    log,
    readiness: { ready: true },
    trustProxy,
    contact,
  });
  return app.use(siteApp);
}
