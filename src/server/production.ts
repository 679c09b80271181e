import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Manifest } from 'vite';
import { render } from '../entry-server.tsx';
import type { PageScript } from '../render/document.ts';
import { createApp } from './app.ts';
import { createContactMetrics } from './contact/contact-metrics.ts';
import { createContact } from './contact/contact.ts';
import { SettingsError } from './operations/environment.ts';
import type { Readiness } from './operations/health.ts';
import { createMetrics } from './operations/metrics.ts';
import type { Settings } from './operations/settings.ts';
import { createReportMetrics } from './reports/report-metrics.ts';
import { createReports } from './reports/reports.ts';

/**
 * Creates the app that serves the browser build in this folder, and the server for its metrics if the settings ask for one.
 * Throws a SettingsError if there is no build.
 */
export function createProductionApp(settings: Settings, clientFolder: string, log: Logger, readiness: Readiness) {
  const { site, indexing, trustProxy, metricsPort, maxDelay, delivery } = settings;
  const manifest = readManifest(clientFolder);
  const scripts = [entryScript(manifest, clientFolder)];
  const metrics = metricsPort > 0 ? createMetrics(settings.build, readiness) : undefined;
  const security = {
    https: site.origin.startsWith('https:'),
    development: false,
    delivery: delivery !== undefined,
    ...(site.reports && { reports: true }),
    ...(site.analytics && { analytics: new URL(site.analytics).origin }),
  };
  const contact =
    delivery &&
    createContact({ delivery, site, security, log, metrics: metrics && createContactMetrics(metrics.registry) });
  const reportsHandler =
    site.reports &&
    createReports({ origin: site.origin, log, metrics: metrics && createReportMetrics(metrics.registry) });
  const app = createApp({
    renderPage: (view) => render(view, site, scripts),
    security,
    version: versionOf(manifest, JSON.stringify({ ...site, indexing })),
    // The image also has files of the release before, for its pages that browsers and caches still have.
    staticFolders: [clientFolder, join(clientFolder, '../previous')].filter((folder) => existsSync(folder)),
    site,
    indexing,
    log,
    readiness,
    trustProxy,
    maxDelay,
    ...(metrics ? { count: metrics.count } : {}),
    contactHandler: contact?.handler,
    ...(reportsHandler && { reportsHandler }),
  });
  return { app, metricsServer: metrics?.server, checkRelays: contact?.checkRelays };
}

/**
 * Hashes everything that can change a page: the browser build, this bundle, and the settings that pages or their headers
 * show. Headers count, because a cache that revalidates a page may keep the old ones.
 */
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

/** Returns the script that starts hydration. It imports the others. */
function entryScript(manifestJson: string, clientFolder: string): PageScript {
  const manifest: Manifest = JSON.parse(manifestJson);
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('The manifest does not name the entry script');
  const hash = createHash('sha384').update(readFileSync(join(clientFolder, entry.file)));
  return { address: `/${entry.file}`, integrity: `sha384-${hash.digest('base64')}` };
}
