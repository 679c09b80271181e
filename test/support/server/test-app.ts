import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import { pino, type Logger } from 'pino';
import { defaultSite } from '../../../src/content/company/company.ts';
import { readSettings } from '../../../src/process/settings.ts';
import { createApp, type AppOptions } from '../../../src/server/app.ts';

const built = new URL('../../../dist/server/production.js', import.meta.url).href;
const production: typeof import('../../../src/server/production.ts') = await import(/* @vite-ignore */ built);

const silent = pino({ level: 'silent' });

/** Creates the app of the built server with the browser build of a folder, as the container does. */
export function appOfFolder(folder: string, env: Record<string, string> = {}, log: Logger = silent): RequestListener {
  return production.createProductionApp(readSettings(env), folder, log, { ready: true }).app;
}

const apps = new Map<string, RequestListener>();

/**
 * Returns the built app with these environment variables. Tests of a worker share it, because an app hashes the whole build, unless
 * they read its log.
 */
export function builtApp(env: Record<string, string> = {}, log?: Logger): RequestListener {
  if (log) return appOfFolder('dist/client', env, log);
  const key = JSON.stringify(env);
  const app = apps.get(key) ?? appOfFolder('dist/client', env);
  apps.set(key, app);
  return app;
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
