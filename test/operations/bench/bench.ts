import { parseArgs } from 'node:util';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import { exitCode, type ServerProcess } from '../../support/server/server-process.ts';
import { loadAtRate, loadFully, page, revalidation, smallFile, type Load } from './load.ts';
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
const manyPages = Number(options.pages);
/** Pages per second. */
const fixedRate = 300;
/** The time of a load at a rate. */
const seconds = 10;

interface Measured {
  name: string;
  start: () => Promise<ServerProcess>;
  /** The values of each figure. */
  figures: Map<string, number[]>;
}

type Running = Measured & { server: ServerProcess };

const measured = (name: string, start: Measured['start']): Measured => ({ name, start, figures: new Map() });
const { against, astro } = options;
const site = measured('site', () => startSite('.'));
const builds = [site, ...(against ? [measured(against, () => startSite(against))] : [])];
const others = astro ? [measured('Astro', () => startAstro(astro))] : [];

for (const build of builds) await whileRunning([build], (running) => Promise.all(running.map(measureMemory)));
for (let round = 0; round < Number(options.rounds); round += 1)
  await whileRunning(builds, (sites) => whileRunning(others, (rest) => measureRound(sites, rest)));
printFigures();

/** Starts the servers, and ends them when they have been measured, or when that fails. */
async function whileRunning(all: Measured[], measure: (running: Running[]) => Promise<unknown>) {
  const running: Running[] = [];
  try {
    for (const one of all) running.push({ ...one, server: await one.start() });
    await measure(running);
  } finally {
    for (const { server } of running) server.child.kill('SIGKILL');
    await Promise.all(running.map(({ server }) => exitCode(server)));
  }
}

function note({ figures }: Measured, figure: string, value: number) {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** Notes the memory in the second half of many pages. */
async function measureMemory(one: Running) {
  const parts = 10;
  for (let part = 0; part < parts; part += 1) {
    await loadFully(one.server.base, page, manyPages / parts);
    one.server.forgetOutput();
    if (part >= parts / 2)
      note(one, `resident memory in MB, up to ${manyPages.toLocaleString('en')} pages`, residentMemory(one.server));
  }
}

/** Measures the sites; of the rest only how they answer at the fixed rate. */
async function measureRound(sites: Running[], rest: Running[]) {
  for (const { server } of [...sites, ...rest]) await warmUp(server.base);

  const capacities: number[] = [];
  for (const one of sites) capacities.push(await measureCost(one, 'home page', page, 5000));
  const highRate = 0.8 * Math.min(...capacities);
  for (const { server } of sites) takeFullCollections(server);
  for (const one of [...sites, ...rest]) await measureRate(one, `${fixedRate} pages per second`, fixedRate);
  for (const one of sites) await measureRate(one, '0.8 of what the slower can do', highRate);
  const pages = seconds * (fixedRate + highRate);
  for (const one of sites)
    note(one, 'full collections per 1,000 pages', (1000 * takeFullCollections(one.server)) / pages);

  for (const one of sites) await measureCost(one, '304', await revalidation(one.server.base), 30_000);
  for (const one of sites) await measureCost(one, 'small file', smallFile, 20_000);
}

/**
 * Loads the home page in both ways, twice. V8 compiles hot code again when another kind of client comes: for a second the server does
 * half as much (Node 24), which would be the slowest hundredth of ten seconds.
 */
async function warmUp(base: string) {
  for (let pass = 1; pass <= 2; pass += 1) {
    await loadFully(base, page, 2500);
    await loadAtRate(base, fixedRate, seconds / 2);
  }
}

/** Loads the home page at a rate and notes its p99. */
async function measureRate(one: Running, rate: string, perSecond: number) {
  const times = await loadAtRate(one.server.base, perSecond, seconds);
  note(one, `p99 in ms at ${rate}`, percentile(times, 0.99));
}

/**
 * Notes how many answers the server gives in a second of its processor time, and returns how many in a second. The first half of the
 * requests does not count, because V8 compiles for it.
 */
async function measureCost(one: Running, name: string, load: Load, amount: number): Promise<number> {
  await loadFully(one.server.base, load, amount);
  const before = processorSeconds(one.server);
  const perSecond = await loadFully(one.server.base, load, amount);
  note(one, `${name}, requests per processor second`, amount / (processorSeconds(one.server) - before));
  return perSecond;
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
