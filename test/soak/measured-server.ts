import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../support/open-server.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';

/** Lets the test ask for full collections, so that what is counted is what is kept. */
const collect = "process.on('SIGUSR2', () => { for (let i = 0; i < 5; i += 1) setTimeout(gc, i * 100) })";

export interface MeasuredServer extends ServerProcess {
  /** Megabytes after a full collection. */
  memory: () => Promise<{ heap: number; resident: number }>;
  /** How many files and sockets it has open. */
  descriptors: () => number;
}

/** Starts the built server so that what it holds can be seen. However busy the machine is, it refuses no page for it. */
export async function startMeasured(): Promise<MeasuredServer> {
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort), MAX_DELAY: '60000' };
  const hook = `data:text/javascript,${encodeURIComponent(collect)}`;
  const server = await startServer(env, '.', ['--expose-gc', '--import', hook]);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return {
    ...server,
    async memory() {
      await sleep(300);
      server.child.kill('SIGUSR2');
      await sleep(700);
      // A connection that is kept would be counted among the open ones.
      const headers = { Connection: 'close' };
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers })).text();
      const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20;
      return {
        heap: megabytes('nodejs_heap_size_used_bytes'),
        resident: megabytes('process_resident_memory_bytes'),
      };
    },
    descriptors: () => readdirSync(`/proc/${server.child.pid}/fd`).length,
  };
}
