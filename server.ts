import type { Server } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadPages } from './src/routes.tsx';
import { deliveryTimeout } from './src/server/contact/send-mail.ts';
import { SettingsError } from './src/server/operations/environment.ts';
import {
  createHttpServer,
  limitConnections,
  metricsConnections,
  siteConnections,
} from './src/server/operations/http-server.ts';
import { relayName } from './src/server/operations/relay-settings.ts';
import { liveWarnings, readSettings } from './src/server/operations/settings.ts';
import { stopOnSignals } from './src/server/operations/stop.ts';
import { createProductionApp } from './src/server/production.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  exit(error.message);
}

/** Starts the server. In the build this file is in dist/server, beside dist/client. */
async function start() {
  const settings = readSettings(process.env);
  const { build, host, port, metricsHost, metricsPort, gracePeriod, keepAlive, logLevel, delivery } = settings;
  // Lines are collected and written together, which is faster: after a tenth of a second at the latest, and before the process
  // ends.
  const log = pino({ level: logLevel }, pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 }));
  const readiness = { ready: true };
  const { app, metricsServer, checkRelays } = createProductionApp(
    settings,
    join(import.meta.dirname, '../client'),
    log,
    readiness,
  );
  await loadPages();
  const server = createHttpServer(app, delivery !== undefined, keepAlive);
  limitConnections(server, siteConnections(), log);
  if (metricsServer) limitConnections(metricsServer, metricsConnections, log);
  const servers = metricsServer ? [server, metricsServer] : [server];
  const finishTimeout = delivery ? deliveryTimeout : 10_000;
  stopOnSignals({ servers, readiness, gracePeriod: gracePeriod * 1000, finishTimeout, log });

  listen(server, host, port, (actualPort) => {
    // These lines are written whatever the log level, because an operator must see them.
    const always = log.child({}, { level: 'info' });
    const requests = delivery
      ? `go through ${delivery.relays.map(relayName).join(', ')}`
      : 'are simulated: nothing is sent';
    always.info(build, `Open http://localhost:${actualPort} (contact requests ${requests})`);
    for (const warning of liveWarnings(settings)) always.warn(warning);
    log.flush();
    void checkRelays?.();
  });
  if (metricsServer)
    listen(metricsServer, metricsHost, metricsPort, () => log.info({ metricsHost, metricsPort }, 'metrics'));
}

function listen(server: Server, host: string, port: number, done: (port: number) => void) {
  server.once('error', (error) => exit(`Cannot listen on ${host}:${port}: ${error.message}`));
  server.listen(port, host, () => {
    const address = server.address();
    done(typeof address === 'object' && address ? address.port : port);
  });
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
