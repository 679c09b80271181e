import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { freePort } from '../../support/server/open-server.ts';
import { preloading, startServer, stopServer } from '../../support/server/server-process.ts';
import { abortedDownloads, bursts, slowReaders } from './crowd.ts';
import { isExpected, kindOf, send } from './kinds.ts';

const total = 100_000;
const clients = 16;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 20_000;
const between = 10_000;

/** Makes the server collect all garbage on SIGUSR2, so that only memory in use is measured. */
const collecting = preloading(`process.on('SIGUSR2', () => {
  for (let turn = 0; turn < 5; turn += 1) setTimeout(gc, turn * 100);
  setTimeout(() => console.log('collected'), 500);
})`);

/** Starts the built server with measurements of its memory. */
async function startMeasured() {
  const metricsPort = await freePort();
  const server = await startServer({ METRICS_PORT: String(metricsPort) }, '.', ['--expose-gc', ...collecting]);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const collections = () => server.output().split('collected').length;
  const memory = async () => {
    const before = collections();
    server.child.kill('SIGUSR2');
    await expect.poll(collections).toBe(before + 1);
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
  const failures = new Set<string>();
  const samples: { sent: number; heap: number; resident: number }[] = [];
  let sent = 0;
  const crowds = [
    slowReaders(port, 200),
    abortedDownloads(port),
    ...[64, 256].map((size) => bursts(port, size, failures)),
  ];

  const client = async (until: number) => {
    while (sent < until) {
      const turn = sent;
      sent += 1;
      const kind = kindOf(turn);
      const result = await send(kind, port, agent, turn);
      if (!isExpected(kind, result))
        failures.add(`${kind.method ?? 'GET'} ${kind.path.slice(0, 60)}: ${result} instead of ${kind.status}`);
    }
  };

  for (let until = between; until <= total; until += between) {
    await Promise.all(Array.from({ length: clients }, () => client(until)));
    samples.push({ sent, ...(await server.memory()) });
  }
  await Promise.all(crowds.map((end) => end()));
  agent.destroy();

  printTable(
    'Memory in MB',
    ['requests', 'heap in use', 'resident'],
    samples.map((sample) => [String(sample.sent), sample.heap.toFixed(1), sample.resident.toFixed()]),
  );

  expect([...failures]).toEqual([]);
  const warm = samples.filter((sample) => sample.sent >= warmUp);
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  // Medians are compared, because one sample may include uncollected garbage.
  const median = (part: typeof samples, figure: 'heap' | 'resident') => {
    const figures = part.map((sample) => sample[figure]);
    return percentile(figures, 0.5);
  };
  expect(median(late, 'heap')).toBeLessThan(median(early, 'heap') * 1.05 + 1);
  expect(median(late, 'resident')).toBeLessThan(median(early, 'resident') * 1.15);
  await expect.poll(() => server.descriptors()).toBeLessThanOrEqual(descriptors);
  expect(await stopServer(server)).toBe(0);
});
