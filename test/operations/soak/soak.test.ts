import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { preloading, startServer, stopServer } from '../../support/server/server-process.ts';
import { abortedDownloads, bursts, slowReaders } from './crowd.ts';
import { isExpected, kindOf, send } from './kinds.ts';

/** `npm run test:long` sends all, in which a leak of 100 bytes per request shows. The others show one of a kilobyte. */
const total = process.env['LONG'] ? 100_000 : 10_000;
const clients = 16;
const between = total / 10;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 2 * between;

/**
 * Makes the server print its memory on SIGUSR2. The heap is the smallest of a second, because after each collection of the
 * garbage the requests that are being answered are still in it.
 */
const measuring = preloading(`process.on('SIGUSR2', () => {
  const heaps = [];
  const measure = () => {
    gc();
    heaps.push(process.memoryUsage().heapUsed);
    if (heaps.length < 10) return setTimeout(measure, 100);
    console.log('memory ' + Math.min(...heaps) + ' ' + process.memoryUsage.rss());
  };
  measure();
})`);

async function startMeasured() {
  const server = await startServer({}, '.', ['--expose-gc', ...measuring]);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const printed = () => [...server.output().matchAll(/^memory (\d+) (\d+)$/gm)];
  /** Returns the megabytes of the heap, and those of the whole process. */
  const memory = async () => {
    const before = printed().length;
    server.child.kill('SIGUSR2');
    await expect.poll(() => printed().length).toBe(before + 1);
    const [, heap, resident] = printed().at(-1) ?? [];
    return { heap: Number(heap) / 2 ** 20, resident: Number(resident) / 2 ** 20 };
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
  // Medians are compared, so that no single sample decides.
  const median = (part: typeof samples, figure: 'heap' | 'resident') => {
    const figures = part.map((sample) => sample[figure]);
    return percentile(figures, 0.5);
  };
  expect(median(late, 'heap')).toBeLessThan(median(early, 'heap') * 1.05 + 1);
  expect(median(late, 'resident')).toBeLessThan(median(early, 'resident') * 1.15);
  await expect.poll(() => server.descriptors()).toBeLessThanOrEqual(descriptors);
  expect(await stopServer(server)).toBe(0);
});
