import type { Server } from 'node:http';
import { join } from 'node:path';
import { loadPages } from '../routes.tsx';
import { deliveryTimeout } from './contact/send-mail.ts';
import { hostWithPort, SettingsError } from './operations/environment.ts';
import { createHttpServer, limitConnections, metricsConnections, siteConnections } from './operations/http-server.ts';
import { createLog } from './operations/log.ts';
import { relayName } from './operations/relay-settings.ts';
import { liveWarnings, readSettings } from './operations/settings.ts';
import { createStop } from './operations/stop.ts';
import { createProductionApp } from './production.ts';

/**
 * Starts the server of the build in this folder, dist/server, beside which dist/client is. Returns the function that stops the
 * process after a signal. A setting that is not allowed ends the process with one line.
 */
export async function start(serverFolder: string): Promise<(signal: NodeJS.Signals) => void> {
  try {
    return await startServers(join(serverFolder, '../client'));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return exit(error.message);
  }
}

async function startServers(clientFolder: string) {
  const settings = readSettings(process.env);
  const { build, host, port, metricsHost, metricsPort, gracePeriod, keepAlive, logLevel, delivery } = settings;
  const log = createLog(logLevel);
  const readiness = { ready: true };
  const { app, metricsServer, checkRelays } = createProductionApp(settings, clientFolder, log, readiness);
  await loadPages();
  const server = createHttpServer(app, delivery !== undefined, keepAlive);
  limitConnections(server, siteConnections(), log);
  if (metricsServer) limitConnections(metricsServer, metricsConnections, log);

  listen(server, host, port, (actualPort) => {
    // These lines are written whatever the log level, because an operator must see them.
    const always = log.child({}, { level: 'info' });
    const requests = delivery
      ? `go through ${delivery.relays.map(relayName).join(', ')}`
      : 'are simulated: nothing is sent';
    always.info(build, `Open http://${hostWithPort(host, actualPort)} (contact requests ${requests})`);
    for (const warning of liveWarnings(settings)) always.warn(warning);
    void checkRelays?.();
  });
  if (metricsServer)
    listen(metricsServer, metricsHost, metricsPort, () => log.info({ metricsHost, metricsPort }, 'metrics'));

  return createStop({
    servers: metricsServer ? [server, metricsServer] : [server],
    readiness,
    gracePeriod: gracePeriod * 1000,
    finishTimeout: delivery ? deliveryTimeout : 10_000,
    log,
  });
}

function listen(server: Server, host: string, port: number, done: (port: number) => void) {
  server.once('error', (error) => exit(`Cannot listen on ${hostWithPort(host, port)}: ${error.message}`));
  server.listen(port, host, () => {
    const address = server.address();
    done(typeof address === 'object' && address ? address.port : port);
  });
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
