import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../support/open-server.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';

/** Makes the server collect all garbage on SIGUSR2, so that only memory in use is measured. */
const collect = "process.on('SIGUSR2', () => { for (let i = 0; i < 5; i += 1) setTimeout(gc, i * 100) })";

export interface MeasuredServer extends ServerProcess {
  /** Returns megabytes after a full garbage collection. */
  memory: () => Promise<{ heap: number; resident: number }>;
  /** Counts open files and sockets. */
  descriptors: () => number;
}

/** Starts the built server with measurements of its memory. It refuses no pages, however busy the machine is. */
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
      // A kept connection would count as an open socket.
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
