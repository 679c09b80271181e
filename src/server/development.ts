import { pino } from 'pino';
import { render } from '../entry-server.tsx';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const scripts = { entry: ['/@vite/client', '/src/entry-development.ts'], preload: [] };

/** The app as Vite serves it in development: sources instead of built files. */
export function createDevelopmentApp() {
  const { site } = readSettings(process.env);
  return createApp({
    render: (url) => render(url, site, () => scripts),
    clientFolder: undefined,
    security: { https: false, development: true },
    log: pino(),
  });
}
