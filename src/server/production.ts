import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Manifest } from 'vite';
import { createContactMetrics } from '../contact/server/metrics.ts';
import { deliveryTimeout } from '../contact/server/relays.ts';
import { createContact } from '../contact/server/route.ts';
import { loadPages } from '../routes.tsx';
import type { Readiness } from '../runtime/health.ts';
import { always, createLog } from '../runtime/log.ts';
import {
  hostWithPort,
  liveWarnings,
  readSettings,
  relayName,
  SettingsError,
  type Settings,
} from '../runtime/settings.ts';
import { createStop } from '../runtime/stop.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { createFormPages } from './pages/pages.ts';

/**
 * Starts the site with the browser build in `clientFolder`. Returns the function that stops the process after a signal. An invalid
 * setting ends the process with one line.
 */
export const start = (clientFolder: string): Promise<(signal: NodeJS.Signals) => void> =>
  startServers(clientFolder).catch((error: unknown) => {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  });

async function startServers(clientFolder: string) {
  const settings = readSettings(process.env);
  const { build, host, port, metricsHost, metricsPort, gracePeriod, keepAlive, logLevel, delivery } = settings;
  const { log, exit } = createLog(logLevel);
  const readiness = { ready: true };
  const { app, metricsServer, contact } = createProductionApp(settings, clientFolder, log, readiness);
  await loadPages();
  const server = createHttpServer(app, readiness, delivery !== undefined, keepAlive);

  listen(server, host, port, (actualPort) => {
    const requests = delivery
      ? `go through ${delivery.relays.map(relayName).join(', ')}`
      : 'are simulated: nothing is sent';
    const address = hostWithPort(host ?? 'localhost', actualPort);
    always(log).info(build, `Open http://${address} (contact requests ${requests})`);
    for (const warning of liveWarnings(settings)) always(log).warn(warning);
    contact?.checkRelays().catch((error: unknown) => log.error({ err: error }, 'the relays were not checked'));
  });
  if (metricsServer)
    listen(metricsServer, metricsHost, metricsPort, () => log.info({ metricsHost, metricsPort }, 'metrics'));

  return createStop({
    servers: metricsServer ? [server, metricsServer] : [server],
    readiness,
    gracePeriod: gracePeriod * 1000,
    finishTimeout: delivery ? deliveryTimeout : 10_000,
    endWork: contact?.stop,
    log,
    exit,
  });
}

function listen(server: Server, host: string | undefined, port: number, done: (port: number) => void) {
  server.once('error', (error) => fail(`Cannot listen: ${error.message}`));
  // Without a host Node listens on IPv4 and IPv6, or only on IPv4 on a machine without IPv6.
  server.listen({ port, host }, () => {
    const address = server.address();
    done(typeof address === 'object' && address ? address.port : port);
  });
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Creates the app that serves the browser build in this folder, and the metrics server if the settings ask for one. Throws a
 * SettingsError without a build.
 */
export function createProductionApp(settings: Settings, clientFolder: string, log: Logger, readiness: Readiness) {
  const { site, indexing, metricsPort, delivery } = settings;
  const { manifest, script } = readBuild(clientFolder);
  const metrics = metricsPort > 0 ? createMetrics(settings.build, readiness) : undefined;
  const contact =
    delivery &&
    createContact({
      delivery,
      site,
      pages: createFormPages(site),
      log,
      metrics: metrics && createContactMetrics(metrics.registry),
    });
  const app = createApp({
    ...settings,
    scripts: [script],
    version: versionOf(manifest, JSON.stringify({ ...site, indexing })),
    // The image also has the files of the previous release, for pages in browsers and caches.
    staticFolders: [clientFolder, join(clientFolder, '../previous')].filter((folder) => existsSync(folder)),
    log,
    readiness,
    count: metrics?.count,
    contact,
  });
  return { app, metricsServer: metrics?.server, contact };
}

/**
 * Hashes everything that can change a page: the browser build, this bundle (`dist/server/production.js`, which names the other
 * files by hash), and the settings in pages and their headers. Headers count, because a revalidating cache may keep the old
 * headers.
 */
function versionOf(...parts: string[]): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

/** Reads the manifest of the built files, and from it the address of the script that starts hydration and imports the other scripts. */
function readBuild(clientFolder: string): { manifest: string; script: string } {
  try {
    const manifest = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
    const files: Manifest = JSON.parse(manifest);
    const entry = files['src/entry-client.tsx'];
    if (entry) return { manifest, script: `/${entry.file}` };
  } catch {
    // There is no such file.
  }
  throw new SettingsError(`There is no build at ${clientFolder}: run "npm run build" first`);
}
