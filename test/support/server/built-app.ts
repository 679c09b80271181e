import type { RequestListener } from 'node:http';
import { pino, type Logger } from 'pino';
import { readSettings } from '../../../src/runtime/settings.ts';

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
