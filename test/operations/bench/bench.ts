import { parseArgs } from 'node:util';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { exitCode, type ServerProcess } from '../../support/server/server-process.ts';
import { loadAtRate, loadFully } from './load.ts';
import {
  isPinned,
  processorSeconds,
  residentMemory,
  startAstro,
  startSite,
  takeFullCollections,
} from './measured-server.ts';

// `npm run bench` measures the site's server; `--against DIR` also the site as it is built in another folder, and `--astro DIR` the
// p99 of a standalone Astro server. They take turns, each round with new processes, because one process may be a tenth faster than
// the next one. On a busy machine only the ratios are meaningful. It needs Linux.
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    astro: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    pages: { type: 'string', default: '100000' },
  },
});
const pages = Number(options.pages);
const fixedRate = 300;
/** The time of a load at a rate. */
const seconds = 10;
/** Pages in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 5000;
const brotli = { 'Accept-Encoding': 'br' };

interface Measured {
  name: string;
  start: () => Promise<ServerProcess>;
  /** The values of each figure, one per round. */
  figures: Map<string, number[]>;
}

const measured = (name: string, start: Measured['start']): Measured => ({ name, start, figures: new Map() });
const site = measured('site', () => startSite('.'));
const { against, astro } = options;
const builds = [site, ...(against ? [measured(against, () => startSite(against))] : [])];
const others = astro ? [measured('Astro', () => startAstro(astro))] : [];

const capacities: number[] = [];
for (const build of builds) await running(build, async (server) => capacities.push(await measureMemory(build, server)));
const highRate = Math.round(0.8 * Math.min(...capacities));
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const build of builds) await running(build, (server) => measureBuild(build, server));
  for (const one of others)
    await running(one, async (server) => {
      await loadFully(server.base, warmUp, brotli, 200);
      await measureRate(one, server, fixedRate);
    });
}
printFigures();

async function running({ start }: Measured, measure: (server: ServerProcess) => Promise<unknown>) {
  const server = await start();
  try {
    await measure(server);
  } finally {
    server.child.kill('SIGKILL');
    await exitCode(server);
  }
}

function note({ figures }: Measured, figure: string, value: number) {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** Notes the memory in the second half of many pages, and returns the pages per second of processor time. */
async function measureMemory(build: Measured, server: ServerProcess): Promise<number> {
  const parts = 10;
  const before = processorSeconds(server);
  for (let part = 0; part < parts; part += 1) {
    await loadFully(server.base, pages / parts, brotli, 200);
    server.forgetOutput();
    if (part >= parts / 2)
      note(build, `resident memory in MB, up to ${pages.toLocaleString('en')} pages`, residentMemory(server));
  }
  return pages / (processorSeconds(server) - before);
}

async function measureBuild(build: Measured, server: ServerProcess) {
  await loadFully(server.base, warmUp, brotli, 200);
  takeFullCollections(server);
  const amount = 3000;
  note(build, 'home page, requests per processor second', await perProcessorSecond(server, '/', amount));
  let sent = amount;
  for (const rate of [fixedRate, highRate]) sent += await measureRate(build, server, rate);
  note(build, 'full collections per 1,000 pages', (1000 * takeFullCollections(server)) / sent);

  const tag = (await fetch(server.base)).headers.get('ETag') ?? '';
  const revalidated = await perProcessorSecond(server, '/', 20_000, { 'If-None-Match': tag }, 304);
  note(build, '304, requests per processor second', revalidated);
  note(build, 'small file, requests per processor second', await perProcessorSecond(server, '/favicon.svg', 20_000));
}

/** Loads the home page at a rate, notes its p99, and returns the number of requests. */
async function measureRate(one: Measured, server: ServerProcess, perSecond: number): Promise<number> {
  const times = await loadAtRate(server.base, perSecond, seconds);
  note(one, `p99 in ms at ${perSecond} pages per second`, percentile(times, 0.99));
  return times.length;
}

async function perProcessorSecond(
  server: ServerProcess,
  path: string,
  amount: number,
  headers: Record<string, string> = {},
  status: 200 | 304 = 200,
): Promise<number> {
  const before = processorSeconds(server);
  await loadFully(server.base + path, amount, { ...brotli, ...headers }, status);
  return amount / (processorSeconds(server) - before);
}

/** Prints a table of each figure of the site, and of the other servers that have it. */
function printFigures() {
  const rows = [...site.figures].flatMap(([figure, own]) =>
    [...builds, ...others].flatMap(({ name, figures }) => {
      const values = figures.get(figure);
      if (!values) return [];
      const ratio = percentile(own, 0.5) / percentile(values, 0.5);
      const shown = [0.5, 0, 1].map((part) => Number(percentile(values, part).toPrecision(3)).toLocaleString('en'));
      return [[figure, name, ...shown, values === own ? '' : ratio.toFixed(2)]];
    }),
  );
  printTable(
    `Node ${process.versions.node}, home page in brotli, ${isPinned ? 'on one core' : 'on any core'}, rounds: ${options.rounds}`,
    ['figure', 'server', 'median', 'lowest', 'highest', 'site / server'],
    rows,
  );
}
