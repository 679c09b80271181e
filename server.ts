import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { render } from './src/entry-server.tsx';
import { createApp } from './src/server/app.ts';
import { findScriptsIn } from './src/server/manifest.ts';
import { readSettings, SettingsError } from './src/server/settings.ts';

const clientFolder = join(import.meta.dirname, '../client');

try {
  start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  exit(error.message);
}

function start() {
  const { host, port, site } = readSettings(process.env);
  const log = pino();
  const findScripts = findScriptsIn(readManifest());
  const app = createApp({
    render: (url) => render(url, site, findScripts),
    clientFolder,
    security: { https: site.origin.startsWith('https:'), development: false },
    log,
  });
  const server = createServer(app);
  server.once('error', (error) => exit(`Cannot listen on ${host}:${port}: ${error.message}`));
  server.listen(port, host, () => {
    const address = server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    log.info(`Open http://localhost:${actualPort} (contact requests are simulated: nothing is sent)`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => server.close(() => process.exit(0)));
  }
}

function readManifest(): string {
  const file = join(clientFolder, '.vite/manifest.json');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return exit(`There is no build at ${file}: run "npm run build" first`);
  }
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
