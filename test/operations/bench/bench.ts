import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { printTable } from '../../support/print-table.ts';
import { ask } from '../../support/server/raw-request.ts';
import { exitCode, imageCommand, startProgram, type ServerProcess } from '../../support/server/server-process.ts';

// `npm run bench` measures the built server, started as its image starts it. `-- --against DIR` also measures the site that is built
// in another folder. Both take turns, with new processes in each of the `--rounds N`, because one process may be a tenth faster than
// the next one. On a busy machine only the ratios are meaningful. A round takes 40 seconds for each site. It needs Linux.
const { values: options } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const folders = ['.', ...(options.against ? [options.against] : [])];
const brotli = { 'Accept-Encoding': 'br' };
/** The values of each figure, by folder. */
const figures = new Map<string, Map<string, number[]>>();

// The server uses one core and the load another, if there are two.
const isPinned = spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]).status === 0;
const onItsCore = [...(isPinned ? ['taskset', '-c', '0'] : []), process.execPath];

for (let round = 0; round < Number(options.rounds); round += 1)
  for (const folder of round % 2 ? folders.toReversed() : folders) await measure(folder);
printFigures();

/** Notes the figures of one process. */
async function measure(folder: string): Promise<void> {
  const server = await startProgram([...onItsCore, ...imageCommand(folder)], {}, folder);
  const note = (figure: string, value: number) => {
    const byFolder = figures.get(figure) ?? new Map<string, number[]>();
    figures.set(figure, byFolder.set(folder, [...(byFolder.get(folder) ?? []), value]));
  };
  try {
    const { headers } = await fetch(server.base, { headers: brotli });
    const known = { 'If-None-Match': headers.get('ETag') ?? '' };
    note('home page, requests per processor second', await measureCost(server, 5000, '/'));
    note('304, requests per processor second', await measureCost(server, 30_000, '/', known));
    note('small file, requests per processor second', await measureCost(server, 20_000, '/favicon.svg'));
    note('/livez beside 64 clients, ms', await measureHealthCheck(server));
    note('resident memory in MB after that', residentMemory(server));
  } finally {
    server.child.kill('SIGKILL');
    await exitCode(server);
  }
}

/**
 * Returns how many requests the server answers in a second of its processor time, on 16 connections. As many requests before them do
 * not count, because V8 compiles for them.
 */
async function measureCost(server: ServerProcess, amount: number, path: string, headers = {}): Promise<number> {
  const url = server.base + path;
  const load = () => autocannon({ url, connections: 16, amount, headers: { ...brotli, ...headers }, sampleInt: 50 });
  await load();
  const before = processorSeconds(server);
  const { '2xx': full, '3xx': unchanged } = await load();
  if (full + unchanged !== amount) throw new Error(`${url}: ${amount - full - unchanged} requests failed`);
  return amount / (processorSeconds(server) - before);
}

/** Returns the median of the milliseconds that a health check takes while 64 clients load the home page for ten seconds. */
async function measureHealthCheck({ base, port }: ServerProcess): Promise<number> {
  const load = { isOver: false };
  const end = autocannon({ url: base, connections: 64, duration: 10, headers: brotli }).then(
    () => (load.isOver = true),
  );
  const times: number[] = [];
  while (!load.isOver) {
    const start = performance.now();
    await ask(port, '/livez');
    times.push(performance.now() - start);
    await setTimeout(50);
  }
  await end;
  return percentile(times, 0.5);
}

/** Returns the processor time of all threads of a process. Linux counts it in hundredths of a second. */
function processorSeconds({ child: { pid } }: ServerProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11).map(Number);
  return (user + system) / 100;
}

function residentMemory({ child: { pid } }: ServerProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function printFigures() {
  const rows = [...figures].flatMap(([figure, byFolder]) =>
    [...byFolder].map(([folder, values]) => {
      const shown = [0.5, 0, 1].map((part) => Number(percentile(values, part).toPrecision(3)).toLocaleString('en'));
      const ratio = percentile(byFolder.get('.') ?? [], 0.5) / percentile(values, 0.5);
      return [figure, folder, ...shown, folder === '.' ? '' : ratio.toFixed(2)];
    }),
  );
  const title = `Node ${process.versions.node}, ${isPinned ? 'on one core' : 'on any core'}, rounds: ${options.rounds}`;
  printTable(title, ['figure', 'built in', 'median', 'lowest', 'highest', '. / other'], rows);
}

/** Returns a percentile: 0.5 is the median, 1 the largest value. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
