import { Agent } from 'node:http';
import { expect, it } from 'vitest';
import { percentile } from '../support/percentile.ts';
import { printTable } from '../support/print-table.ts';
import { stopServer } from '../support/server-process.ts';
import { abortedDownloads, bursts, slowReaders, type Answer } from './crowd.ts';
import { isExpected, kindOf, send } from './kinds.ts';
import { startMeasured } from './measured-server.ts';

const total = 100_000;
const clients = 16;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 20_000;
const between = 10_000;

it(`${total} requests beside slow readers, aborted downloads and bursts: all are answered, without leaks`, async () => {
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

  const waits = new Map<number, Answer[]>([
    [64, []],
    [256, []],
  ]);
  const slow = slowReaders(port, 200);
  const aborted = abortedDownloads(port);
  const together = [...waits].map(([count, answers]) => bursts(port, count, (answer) => answers.push(answer)));

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
    'Milliseconds that new connections wait',
    ['at once', 'in all', 'p50', 'p99', 'longest'],
    [...waits].map(([count, answers]) => {
      const all = answers.map(({ wait }) => wait);
      return [count, all.length, ...[0.5, 0.99, 1].map((part) => percentile(all, part).toFixed())].map(String);
    }),
  );
  printTable(
    'Memory in MB',
    ['requests', 'heap in use', 'resident'],
    samples.map((sample) => [String(sample.sent), sample.heap.toFixed(1), sample.resident.toFixed()]),
  );

  expect([...unexpected]).toEqual([]);
  expect([...waits.values()].flat().every(({ complete }) => complete)).toBe(true);
  const warm = samples.filter((sample) => sample.sent >= warmUp);
  const halves = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  // Medians, because one sample may include uncollected garbage.
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
