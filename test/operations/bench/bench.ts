import { parseArgs } from 'node:util';
import { percentile } from '../../support/percentile.ts';
import { printTable } from '../../support/print-table.ts';
import type { ServerProcess } from '../../support/server/server-process.ts';
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
// p99 of a standalone Astro server. They take turns in each round. On a busy machine only the ratios are meaningful. It needs Linux.
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
const brotli = { 'Accept-Encoding': 'br' };

interface Measured {
  name: string;
  server: ServerProcess;
  /** The values of each figure, one per round. */
  figures: Map<string, number[]>;
}

const all: Measured[] = [];
try {
  const site = measured('site', await startSite('.'));
  const builds = [site];
  if (options.against) builds.push(measured(options.against, await startSite(options.against)));
  const astro = options.astro ? measured('Astro', await startAstro(options.astro)) : undefined;

  // These pages are the warming up, too.
  const capacities: number[] = [];
  for (const { server } of builds) capacities.push(await perProcessorSecond(server, '/', pages));
  if (astro) await loadFully(astro.server.base, pages / 10, brotli, 200);
  const highRate = Math.round(0.8 * Math.min(...capacities));

  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const build of builds) await measureBuild(build, highRate);
    if (astro) await measureRate(astro, fixedRate);
  }
  printFigures(site);
} finally {
  for (const { server } of all) server.child.kill('SIGKILL');
}

function measured(name: string, server: ServerProcess): Measured {
  const one = { name, server, figures: new Map<string, number[]>() };
  all.push(one);
  return one;
}

function note({ figures }: Measured, figure: string, value: number) {
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

async function measureBuild(build: Measured, highRate: number) {
  const { server } = build;
  takeFullCollections(server);
  const amount = 3000;
  const rate = await perProcessorSecond(server, '/', amount);
  const sent = amount + (await measureRate(build, fixedRate)) + (await measureRate(build, highRate));
  note(build, 'full collections per 1,000 pages', (1000 * takeFullCollections(server)) / sent);
  note(build, `resident memory in MB after ${pages.toLocaleString('en')} pages`, residentMemory(server));
  note(build, 'home page, requests per processor second', rate);

  const tag = (await fetch(server.base)).headers.get('ETag') ?? '';
  const revalidated = await perProcessorSecond(server, '/', 20_000, { 'If-None-Match': tag }, 304);
  note(build, '304, requests per processor second', revalidated);
  note(build, 'small file, requests per processor second', await perProcessorSecond(server, '/favicon.svg', 20_000));
}

/** Loads the home page at a rate, notes its p99, and returns the number of requests. */
async function measureRate(one: Measured, perSecond: number): Promise<number> {
  const times = await loadAtRate(one.server.base, perSecond, seconds);
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
function printFigures(site: Measured) {
  const rows = [...site.figures].flatMap(([figure, own]) =>
    all.flatMap(({ name, figures }) => {
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
