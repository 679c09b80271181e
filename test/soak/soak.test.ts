import { Agent } from 'node:http';
import { expect, it, vi } from 'vitest';
import { percentile } from '../support/percentile.ts';
import { printTable } from '../support/print-table.ts';
import { stopServer } from '../support/server-process.ts';
import { brokenDownloads, bursts, slowReaders, type Answer } from './crowd.ts';
import { isExpected, kindOf, send } from './kinds.ts';
import { startMeasured } from './measured-server.ts';

const total = 100_000;
const clients = 16;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 20_000;
const between = 10_000;

it(`${total} requests beside slow readers, broken-off downloads and crowds: all answered, and nothing is kept`, async () => {
  const server = await startMeasured();
  const { port } = server;
  await server.memory();
  const descriptors = server.descriptors();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const wrong = new Map<string, number>();
  const seen = new Map<string, number>();
  const samples: { sent: number; heap: number; resident: number }[] = [];
  let sent = 0;

  const crowds = new Map<number, Answer[]>([
    [64, []],
    [256, []],
  ]);
  const slow = slowReaders(port, 200);
  const broken = brokenDownloads(port);
  const together = [...crowds].map(([count, answers]) => bursts(port, count, (answer) => answers.push(answer)));

  const client = async (until: number) => {
    while (sent < until) {
      const turn = sent;
      sent += 1;
      const kind = kindOf(turn);
      const result = await send(kind, port, agent, turn);
      seen.set(result, (seen.get(result) ?? 0) + 1);
      if (!isExpected(kind, result)) {
        const text = `${kind.method ?? 'GET'} ${kind.path.slice(0, 60)}: ${result} and not ${kind.status}`;
        wrong.set(text, (wrong.get(text) ?? 0) + 1);
      }
    }
  };

  const start = performance.now();
  for (let until = between; until <= total; until += between) {
    await Promise.all(Array.from({ length: clients }, () => client(until)));
    samples.push({ sent, ...(await server.memory()) });
  }
  const seconds = (performance.now() - start) / 1000;
  await Promise.all([slow, broken, ...together].map((crowd) => crowd.end()));
  agent.destroy();

  const answers = [...seen].map(([status, count]) => `${status}: ${count}`).join(', ');
  report(`${total} requests in ${seconds.toFixed(0)} s, ${clients} at a time. Answers: ${answers}`);
  report(`Beside them ${slow.begun()} slow readers, 200 at a time, and ${broken.begun()} broken-off downloads`);
  const rows = [...crowds].map(([count, { length }], index) => [String(count), String(length), ...waits(index)]);
  printTable('New connections that come together wait, ms', ['at once', 'in all', 'p50', 'p99', 'longest'], rows);
  for (const { sent: after, heap, resident } of samples) {
    report(`After ${after}: ${heap.toFixed(1)} MB of heap in use, ${resident.toFixed(0)} MB resident`);
  }
  function waits(index: number) {
    const all = [...crowds.values()][index]?.map(({ wait }) => wait) ?? [];
    return [0.5, 0.99, 1].map((part) => percentile(all, part).toFixed());
  }

  expect([...wrong]).toEqual([]);
  expect([...crowds.values()].flat().every(({ whole }) => whole)).toBe(true);
  const warm = samples.filter((taken) => taken.sent >= warmUp);
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  // The median of several: a single figure may catch a collection half-way.
  const median = (taken: typeof samples, figure: 'heap' | 'resident') =>
    percentile(
      taken.map((one) => one[figure]),
      0.5,
    );
  expect(median(late, 'heap')).toBeLessThan(median(early, 'heap') * 1.05 + 1);
  expect(median(late, 'resident')).toBeLessThan(median(early, 'resident') * 1.15);
  await vi.waitFor(() => expect(server.descriptors()).toBeLessThanOrEqual(descriptors), { timeout: 10_000 });
  report(`Open files and sockets: ${descriptors} before, ${server.descriptors()} after`);
  expect(await stopServer(server)).toBe(0);
});

function report(line: string) {
  process.stdout.write(`${line}\n`);
}
