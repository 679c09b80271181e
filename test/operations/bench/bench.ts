import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { startProgram, type ServerProcess } from '../../support/server/server-process.ts';

// `npm run bench` measures requests per second of processor time: of the site's server and of servers
// that render nothing. `npm run bench -- --against DIR` adds the site as it is built in another folder. The servers
// take turns in each round. On a busy machine only the ratios are meaningful. It needs Linux.
const warmUps = 2;
const rounds = 5;
/** Approximate processor time of one measurement. Its number of requests follows from the rate of the one before. */
const seconds = 2;
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;

interface Series {
  name: string;
  server: ServerProcess;
  status: 200 | 304;
  rates: number[];
}

// The servers use one core and the load another, if there are two.
const isPinned = spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]).status === 0;
const started: ServerProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

try {
  const site = await start('dist/server/server.js');
  const other = against ? await start('dist/server/server.js', [], against) : undefined;
  const html = await (await fetch(site.base)).text();
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html));

  const files = await start('dist/bench/references.js', ['sirv', folder]);
  const all = [
    series('home page: site', site),
    ...(other ? [series(`home page: ${against}`, other)] : []),
    series('home page: sirv, compressed file', files),
    series('home page: bare node:http, one buffer', await start('dist/bench/references.js', ['bare', folder])),
    series('304: site', site, 304),
    series('304: sirv', files, 304),
    series('304: Express alone', await start('dist/bench/references.js', ['express', folder]), 304),
    ...(other ? [series(`304: ${against}`, other, 304)] : []),
  ];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const one of all) one.rates.push(await measure(one));
  }
  for (const { rates } of all) rates.splice(0, warmUps);

  const siteRate = (status: number) => percentile(all.find((one) => one.status === status)?.rates ?? [], 0.5);
  printTable(
    `Requests per second of processor time, in brotli, ${isPinned ? 'on one core' : 'on any core'}`,
    ['server', 'median', 'lowest', 'highest', 'site / server'],
    all.map(({ name, status, rates }) => [
      name,
      ...[0.5, 0, 1].map((part) => Math.round(percentile(rates, part)).toLocaleString('en')),
      (siteRate(status) / percentile(rates, 0.5)).toFixed(2),
    ]),
  );
} finally {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}

async function start(program: string, args: readonly string[] = [], cwd?: string): Promise<ServerProcess> {
  const pinned = isPinned ? ['taskset', '-c', '0'] : [];
  const server = await startProgram([...pinned, process.execPath, program, ...args], {}, cwd);
  started.push(server);
  return server;
}

function series(name: string, server: ServerProcess, status: Series['status'] = 200): Series {
  return { name, server, status, rates: [] };
}

/** Loads a server and returns its requests per second of processor time. */
async function measure({ name, server, status, rates }: Series): Promise<number> {
  const headers: Record<string, string> = { 'Accept-Encoding': 'br' };
  const { headers: answered } = await fetch(server.base, { headers });
  if (status === 304) headers['If-None-Match'] = answered.get('ETag') ?? '';
  const before = processorSeconds(server);
  const amount = Math.ceil((rates.at(-1) ?? 250) * seconds);
  const result = await autocannon({ url: server.base, connections: 16, amount, headers });
  const used = processorSeconds(server) - before;
  if (result[status === 304 ? '3xx' : '2xx'] !== amount) throw new Error(`${name}: not all responses are ${status}`);
  return amount / used;
}

/** Returns the processor time of all threads of a process. Linux counts it in hundredths of a second. */
function processorSeconds({ child: { pid } }: ServerProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11).map(Number);
  return (user + system) / 100;
}
