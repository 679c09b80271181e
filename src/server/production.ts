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
import { createFormPages } from './pages/form-pages.ts';

/**
 * Starts the site, whose browser build is in this folder. Returns the function that stops the process after a signal. A setting
 * that is not allowed ends the process with one line.
 */
export async function start(clientFolder: string): Promise<(signal: NodeJS.Signals) => void> {
  try {
    return await startServers(clientFolder);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(error.message);
  }
}

async function startServers(clientFolder: string) {
  const settings = readSettings(process.env);
  const { build, host, port, metricsHost, metricsPort, gracePeriod, keepAlive, logLevel, delivery } = settings;
  const { log, exit } = createLog(logLevel);
  const readiness = { ready: true };
  const { app, metricsServer, contact } = createProductionApp(settings, clientFolder, log, readiness);
  await loadPages();
  const server = createHttpServer(app, delivery !== undefined, keepAlive);

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
  // Without a host Node takes both families, or IPv4 alone on a machine without IPv6.
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
 * Creates the app that serves the browser build in this folder, and the server for its metrics if the settings ask for one.
 * Throws a SettingsError if there is no build.
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
    // The image also has files of the release before, for its pages that browsers and caches still have.
    staticFolders: [clientFolder, join(clientFolder, '../previous')].filter((folder) => existsSync(folder)),
    log,
    readiness,
    count: metrics?.count,
    contact,
  });
  return { app, metricsServer: metrics?.server, contact };
}

/**
 * Hashes everything that can change a page: the browser build, this bundle (`dist/server/production.js`), in which the other files
 * are named by hashes, and the settings that pages or their headers show. Headers count, because a cache that revalidates a page may
 * keep the old ones.
 */
function versionOf(...parts: string[]): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

/** Reads the list of the built files, and from it the address of the script that starts hydration. It imports the others. */
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
