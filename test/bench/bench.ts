import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../../src/routes.tsx';
import { buildGrownSite } from './growth.ts';
import { isPinned, outputOf, pinBench, spawnOn, startProgram, stopProgram, usageOf, type Program } from './program.ts';
import { writeReferences } from './references.ts';
import { median, Series } from './series.ts';
import { sizeOf, type Sizes } from './sizes.ts';
import { kilobytes, printTable, ratio, whole } from './table.ts';

// `npm run bench`: how fast the site's server is, beside what is possible and what is usual, all in one run; the README
// has the figures. Everything takes its turn in each of several rounds, and the medians are printed.
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 1);

const server = 'dist/server/server.js';
const home = { name: 'home', path: '/', status: 200 };
const pages = [
  home,
  { name: 'service', path: '/services/laser-alignment', status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: '404', path: '/nowhere', status: 404 },
];
const encodings = ['br', 'gzip', 'identity'];

pinBench();
process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}. ${rounds} rounds of ${seconds} s. ` +
    `${isPinned ? 'Programs on one core, load on another' : 'Not pinned'}. All rates are per CPU second of the program.\n`,
);

const grownFolder = buildGrownSite();
const started: Program[] = [];
const rendered = await start([server]);
const html = await (await fetch(rendered.base)).text();
const asset = /\/assets\/packages-[\w-]+\.js/.exec(html)?.[0] ?? '';
const references = writeReferences(html, asset);
const programs = {
  rendered,
  cached: await start([server], { PAGE_CACHE: '64' }),
  // As the references below, these answer nothing but the home page: V8 can then do more for it.
  renderedHome: await start([server]),
  cachedHome: await start([server], { PAGE_CACHE: '64' }),
  quietHome: await start([server], { LOG_LEVEL: 'warn' }),
  grown: await start([server], {}, grownFolder),
  naive: await start(['dist/bench/naive.js', join(references, 'index.html')]),
  sirv: await start(['dist/bench/sirv.js', references]),
  bare: await start(['dist/bench/bare.js', references]),
};
const renderings: Record<string, number[]> = { tree: [], elements: [], page: [] };

try {
  const series = await listSeries();
  const rate = (name: string) => series.get(name)?.perCpuSecond ?? Number.NaN;
  for (const program of Object.values(programs)) await new Series(program, '/', { 'accept-encoding': 'br' }).measure(3);
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of series.values()) await one.measure(seconds);
    for (const [way, rates] of Object.entries(renderings)) rates.push(await measureRendering(way));
  }

  const requests = [...pages.map(({ name }) => name), 'asset'].flatMap((name) =>
    encodings.map((encoding) => `${name} ${encoding}`),
  );
  printTable(
    'Requests a CPU second, and milliseconds with 16 connections',
    ['request', 'rendered', 'p50', 'p99', 'page cache', 'p50', 'p99'],
    [...requests, '304'].map((request) => [
      request,
      ...['rendered', 'cached'].flatMap((program) => {
        const found = series.get(`${program} ${request}`);
        return [whole(found?.perCpuSecond ?? 0), String(found?.p50), String(found?.p99)];
      }),
    ]),
  );

  const [tree, elements, noServer] = ['tree', 'elements', 'page'].map((way) => median(renderings[way] ?? []));
  printTable(
    'The home page in brotli beside other servers, and rendering without one',
    ['', 'a CPU second', 'site / it'],
    [
      ['site, rendered', rate('renderedHome home br'), rate('renderedHome home br')],
      ['naive build', rate('naive home br'), rate('renderedHome home br')],
      ['(c) its tree into a null stream, not compressed', tree, rate('renderedHome home br')],
      ['(d) plain elements, one compression', elements, rate('renderedHome home br')],
      ['site without HTTP', noServer, rate('renderedHome home br')],
      ['site, page cache', rate('cachedHome home br'), rate('cachedHome home br')],
      ['(b) sirv', rate('sirv home br'), rate('cachedHome home br')],
      ['(a) bare node:http', rate('bare home br'), rate('cachedHome home br')],
      ['304: site', rate('renderedHome 304'), rate('renderedHome 304')],
      ['304: site without a log of requests', rate('quietHome 304'), rate('renderedHome 304')],
      ['304: sirv', rate('sirv 304'), rate('renderedHome 304')],
      ['304: bare node:http', rate('bare 304'), rate('renderedHome 304')],
      ['asset: site', rate('rendered asset br'), rate('rendered asset br')],
      ['asset: sirv', rate('sirv asset br'), rate('rendered asset br')],
      ['asset: bare node:http', rate('bare asset br'), rate('rendered asset br')],
    ].map(([name, one, site]) => [String(name), whole(Number(one)), ratio(Number(site), Number(one))]),
  );

  const grownSizes = (path: string) => sizeOf(programs.grown.base, path, grownFolder);
  printTable(
    'With 1,000 articles and 200 industries more: requests a CPU second, kB in brotli',
    ['page', 'before', 'after', 'html', 'after', 'script', 'after'],
    await Promise.all(
      pages.slice(0, 3).map(async ({ name, path }) => {
        const [before, after] = [await sizeOf(rendered.base, path), await grownSizes(path)];
        const rates = ['rendered', 'grown'].map((program) => whole(rate(`${program} ${name} br`)));
        const sizes = [before.html, after.html, before.script, after.script];
        return [name, ...rates, ...sizes.map((size) => kilobytes(size[2]))];
      }),
    ),
  );

  const coldStarts: number[] = [];
  for (let time = 0; time < 5; time += 1) coldStarts.push((await start([server])).coldStart);
  const [memory, cachedMemory] = [await usageOf(rendered), await usageOf(programs.cached)];
  process.stdout.write(
    `\nCold start to the first 200: ${whole(median(coldStarts))} ms. ` +
      `Memory after the load: ${whole(memory.memory / 1e6)} MB, with page cache ${whole(cachedMemory.memory / 1e6)} MB.\n`,
  );

  const inKilobytes = (sizes: Sizes) => sizes.map(kilobytes).join(' / ');
  printTable(
    'What a first visit loads: kB plain / gzip / brotli (fonts and icons are not compressed again)',
    ['page', 'HTML', 'of it CSS', 'script', 'font', 'drawings', 'requests'],
    await Promise.all(
      [...addresses, '/nowhere'].map(async (path) => {
        const { html: page, css, script, fonts, drawings, requests: count } = await sizeOf(rendered.base, path);
        return [
          path,
          ...[page, css, script].map(inKilobytes),
          kilobytes(fonts[0]),
          inKilobytes(drawings),
          String(count),
        ];
      }),
    ),
  );
} finally {
  for (const program of started) stopProgram(program);
  for (const folder of [references, grownFolder]) rmSync(folder, { recursive: true });
}

async function start(command: readonly string[], env?: Record<string, string>, cwd?: string): Promise<Program> {
  const program = await startProgram(command, env, cwd);
  started.push(program);
  return program;
}

/** Everything that is measured by its name: program, request, encoding. */
async function listSeries(): Promise<ReadonlyMap<string, Series>> {
  const series = new Map<string, Series>();
  for (const name of ['rendered', 'cached'] as const) {
    for (const { name: page, path, status } of pages) {
      for (const encoding of encodings) {
        series.set(
          `${name} ${page} ${encoding}`,
          new Series(programs[name], path, { 'accept-encoding': encoding }, status),
        );
      }
    }
    for (const encoding of encodings) {
      series.set(`${name} asset ${encoding}`, new Series(programs[name], asset, { 'accept-encoding': encoding }));
    }
  }
  const brotli = { 'accept-encoding': 'br' };
  for (const { name, path } of pages.slice(0, 3))
    series.set(`grown ${name} br`, new Series(programs.grown, path, brotli));
  for (const name of ['renderedHome', 'cachedHome', 'naive', 'sirv', 'bare'] as const)
    series.set(`${name} home br`, new Series(programs[name], '/', brotli));
  for (const name of ['sirv', 'bare'] as const)
    series.set(`${name} asset br`, new Series(programs[name], asset, brotli));
  for (const name of ['rendered', 'cached', 'renderedHome', 'quietHome', 'sirv', 'bare'] as const) {
    const { headers } = await fetch(programs[name].base, { headers: brotli });
    const tag = headers.get('ETag') ?? '*';
    series.set(`${name} 304`, new Series(programs[name], '/', { ...brotli, 'if-none-match': tag }, 304));
  }
  return series;
}

/** Pages a CPU second without a server. */
async function measureRendering(way: string): Promise<number> {
  const child = spawnOn(0, [process.execPath, 'dist/bench/rendering.js', way, join(references, 'index.html')]);
  return Number(await outputOf(child));
}
