import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Descriptors that are kept for everything else: the process itself, uploads, relays, metrics. */
const reserved = 64;
/** Milliseconds between two warnings. */
const warningInterval = 60_000;

/**
 * Limits the connections of a server, so that one descriptor is left for the file that each of them asks for. The server
 * closes further connections at once. The limit of descriptors is that of the process (`ulimit -n`); only Linux tells it.
 */
export function limitConnections(server: Server, log: Logger): void {
  const descriptors = descriptorLimit();
  if (descriptors === undefined) return;
  const maxConnections = Math.max(1, Math.floor((descriptors - reserved) / 2));
  server.maxConnections = maxConnections;

  let warned = -Infinity;
  server.on('drop', () => {
    if (performance.now() - warned < warningInterval) return;
    warned = performance.now();
    log.warn({ maxConnections, descriptors }, 'connections are refused, because too many are open');
  });
}

function descriptorLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
