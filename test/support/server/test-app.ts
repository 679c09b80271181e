import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import { pino, type Logger } from 'pino';
import { defaultSite } from '../../../src/content/company/company.ts';
import { createApp, type AppOptions } from '../../../src/server/app.ts';
import { readSettings } from '../../../src/server/operations/settings.ts';

const built = new URL('../../../dist/server/production.js', import.meta.url).href;
const production: typeof import('../../../src/server/production.ts') = await import(/* @vite-ignore */ built);

const silent = pino({ level: 'silent' });

/** Creates the built app, as the container runs it, with these environment variables. */
export function builtApp(env: Record<string, string> = {}, log: Logger = silent): RequestListener {
  return production.createProductionApp(readSettings(env), 'dist/client', log, { ready: true }).app;
}

/** Creates the built app with these environment variables, and the server of its metrics. */
export function builtAppWithMetrics(env: Record<string, string>) {
  const settings = readSettings({ METRICS_PORT: '1', ...env });
  const { app, metricsServer } = production.createProductionApp(settings, 'dist/client', silent, { ready: true });
  if (!metricsServer) throw new Error('The app has no metrics');
  return { app, metricsServer };
}

/** Creates the app from the sources with parts replaced. Its pages contain only the requested path and query. */
export function appWith(options: Partial<AppOptions> = {}): Express {
  return createApp({
    renderPage: ({ path, search }) => Promise.resolve({ html: Buffer.from(`<p>${path}${search}</p>`), style: '' }),
    scripts: [],
    version: '1',
    staticFolders: [],
    site: defaultSite,
    indexing: true,
    log: silent,
    readiness: { ready: true },
    trustProxy: 0,
    ...options,
  });
}

/** Creates a logger and collects its parsed lines. */
export function recordedLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return { log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }), lines };
}
