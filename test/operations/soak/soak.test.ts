import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { freePort } from '../../support/server/open-server.ts';
import { preloading, startServer, stopServer } from '../../support/server/server-process.ts';
import { abortedDownloads, bursts, slowReaders, type Burst } from './crowd.ts';
import { isExpected, kindOf, send } from './kinds.ts';

const total = 100_000;
const clients = 16;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 20_000;
const between = 10_000;

/** Starts the built server with measurements of its memory. */
async function startMeasured() {
  const metricsPort = await freePort();
  // Makes the server collect all garbage on SIGUSR2, so that only memory in use is measured.
  const collect = "process.on('SIGUSR2', () => { for (let i = 0; i < 5; i += 1) setTimeout(gc, i * 100) })";
  const env = { METRICS_PORT: String(metricsPort) };
  const server = await startServer(env, '.', ['--expose-gc', ...preloading(collect)]);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const memory = async () => {
    await sleep(300);
    server.child.kill('SIGUSR2');
    await sleep(700);
    // A kept connection would count as an open socket.
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { Connection: 'close' } });
    const text = await answer.text();
    const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20;
    return { heap: megabytes('nodejs_heap_size_used_bytes'), resident: megabytes('process_resident_memory_bytes') };
  };
  return { ...server, memory, descriptors: () => readdirSync(`/proc/${server.child.pid}/fd`).length };
}

it(`${total} requests with slow readers, aborted downloads and bursts: all are answered, without leaks`, async () => {
  const server = await startMeasured();
  const { port } = server;
  await server.memory();
  const descriptors = server.descriptors();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const unexpected = new Map<string, number>();
  const results = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const samples: { sent: number; heap: number; resident: number }[] = [];
  let sent = 0;

  const crowds = [64, 256].map((connections): Burst => ({ connections, waits: [], failures: [] }));
  const slow = slowReaders(port, 200);
  const aborted = abortedDownloads(port);
  const together = crowds.map((burst) => bursts(port, burst));

  const client = async (until: number) => {
    while (sent < until) {
      const turn = sent;
      sent += 1;
      const kind = kindOf(turn);
      const result = await send(kind, port, agent, turn);
      add(results, result);
      const text = `${kind.method ?? 'GET'} ${kind.path.slice(0, 60)}: ${result} instead of ${kind.status}`;
      if (!isExpected(kind, result)) add(unexpected, text);
    }
  };

  const start = performance.now();
  for (let until = between; until <= total; until += between) {
    await Promise.all(Array.from({ length: clients }, () => client(until)));
    samples.push({ sent, ...(await server.memory()) });
  }
  const seconds = (performance.now() - start) / 1000;
  await Promise.all([slow, aborted, ...together].map((crowd) => crowd.end()));
  agent.destroy();

  const counts = [...results].map(([result, count]) => `${result}: ${count}`).join(', ');
  process.stdout.write(`${total} requests in ${seconds.toFixed()} s, ${clients} at once. Results: ${counts}\n`);
  process.stdout.write(`${slow.started()} slow readers, 200 at once, and ${aborted.started()} aborted downloads\n`);
  printTable(
    'Milliseconds for a page on a new connection',
    ['at once', 'in all', 'p50', 'p99', 'longest'],
    crowds.map(({ connections, waits }) =>
      [connections, waits.length, ...[0.5, 0.99, 1].map((part) => percentile(waits, part).toFixed())].map(String),
    ),
  );
  printTable(
    'Memory in MB',
    ['requests', 'heap in use', 'resident'],
    samples.map((sample) => [String(sample.sent), sample.heap.toFixed(1), sample.resident.toFixed()]),
  );

  expect([...unexpected]).toEqual([]);
  expect(crowds.flatMap(({ failures }) => failures)).toEqual([]);
  const warm = samples.filter((sample) => sample.sent >= warmUp);
  const halves = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  // Medians are compared, because one sample may include uncollected garbage.
  const medians = (figure: 'heap' | 'resident') =>
    halves.map((half) =>
      percentile(
        half.map((sample) => sample[figure]),
        0.5,
      ),
    );
  const [heap = 0, laterHeap] = medians('heap');
  const [resident = 0, laterResident] = medians('resident');
  expect(laterHeap).toBeLessThan(heap * 1.05 + 1);
  expect(laterResident).toBeLessThan(resident * 1.15);
  await expect.poll(() => server.descriptors()).toBeLessThanOrEqual(descriptors);
  expect(await stopServer(server)).toBe(0);
});
