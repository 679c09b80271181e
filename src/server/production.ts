import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { findPage, render } from '../entry-server.tsx';
import { routes } from '../routes.tsx';
import { createApp } from './app.ts';
import { crawlerFiles } from './crawlers.ts';
import type { Readiness } from './health.ts';
import { findScriptsIn } from './manifest.ts';
import { createMetrics } from './metrics.ts';
import { watchDelay } from './overload.ts';
import { createPageCache } from './page-cache.ts';
import { SettingsError, type Settings } from './settings.ts';

/**
 * The app on the browser build that lies in this folder, and the server for its metrics when the settings ask for one.
 * Throws a SettingsError when there is no build.
 */
export function createProductionApp(settings: Settings, clientFolder: string, log: Logger, readiness: Readiness) {
  const { site, trustProxy, pageCache, metricsPort, maxDelay } = settings;
  const manifest = readManifest(clientFolder);
  const findScripts = findScriptsIn(manifest);
  const metrics = metricsPort > 0 ? createMetrics((path) => routes.has(path)) : undefined;
  const app = createApp({
    findPage,
    isPage: (path) => routes.has(path),
    render: (request) => render(request, site, findScripts),
    security: { https: site.origin.startsWith('https:'), development: false },
    version: versionOf(manifest, JSON.stringify(site)),
    cache: pageCache > 0 ? createPageCache(pageCache) : undefined,
    clientFolder,
    crawlerFiles: crawlerFiles(site, [...routes.keys()]),
    log,
    readiness,
    trustProxy,
    delay: watchDelay(),
    maxDelay,
    ...(metrics ? { count: metrics.count } : {}),
  });
  return { app, metricsServer: metrics?.server };
}

/** Changes with the browser build, with this very bundle, and with the settings that pages show. */
function versionOf(...parts: string[]): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

function readManifest(clientFolder: string): string {
  const file = join(clientFolder, '.vite/manifest.json');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(`There is no build at ${clientFolder}: run "npm run build" first`);
  }
}
