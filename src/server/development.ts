import { pino } from 'pino';
import { loadPage, render } from '../entry-server.tsx';
import type { FindScripts } from '../render/client-scripts.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const findScripts: FindScripts = () => ({
  entry: ['/@vite/client', '/src/entry-development.ts'],
  afterPaint: ['/src/entry-client.tsx'],
});

/** The app as Vite serves it in development: sources instead of built files, made anew for each request. */
export function createDevelopmentApp() {
  const { site, trustProxy, maxDelay } = readSettings(process.env);
  return createApp({
    loadPage,
    render: (request) => render(request, site, findScripts),
    security: { https: false, development: true },
    // Never the same, so that an edit always shows.
    version: String(performance.now()),
    clientFolder: undefined,
    site,
    findScripts,
    log: pino({ level: 'warn' }),
    readiness: { ready: true },
    trustProxy,
    delay: () => 0,
    maxDelay,
  });
}
