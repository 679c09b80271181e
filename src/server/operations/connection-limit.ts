import { readFileSync } from 'node:fs';
import type { DropArgument, Server } from 'node:net';
import type { Logger } from 'pino';

/** Descriptors that are kept for everything else: the process itself, uploads, relays, metrics. */
const reserved = 64;
/** Connections to the metrics port. Prometheus and a balancer use a few. */
export const metricsConnections = 16;
/** Milliseconds between two warnings. */
const warningInterval = 60_000;

/** Limits the connections of a server, which closes further ones at once. Without a limit it does nothing. */
export function limitConnections(server: Server, maxConnections: number | undefined, log: Logger): void {
  if (maxConnections === undefined) return;
  server.maxConnections = maxConnections;

  let warned = -Infinity;
  server.on('drop', (dropped?: DropArgument) => {
    if (performance.now() - warned < warningInterval) return;
    warned = performance.now();
    log.warn({ port: dropped?.localPort, maxConnections }, 'connections are refused, because too many are open');
  });
}

/**
 * Returns the connections to the site that leave one descriptor for the file that each of them asks for. The limit of
 * descriptors is that of the process (`ulimit -n`); only Linux tells it.
 */
export function siteConnections(): number | undefined {
  const descriptors = descriptorLimit();
  return descriptors && Math.max(1, Math.floor((descriptors - reserved) / 2));
}

function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
