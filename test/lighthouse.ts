import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findWholeChromium } from './browser/chromium.ts';
import { percentile } from './percentile.ts';
import { printTable } from './print-table.ts';
import { byProcessorTime } from './processor-time.ts';
import { startServer, stopServer } from './server-process.ts';

// `npm run lighthouse`: Lighthouse's figures for every page of the site map, on its own slow phone and network; with
// `-- 5` the medians of five rounds, since one load's figures differ by a round trip from the next one's. It needs Node 22
// or newer, so npm fetches it for the run together with Node 24, which reads TypeScript by itself.
//
// Blocking time is given twice: as Lighthouse has it, by the clock, and as it has it for the same load when every task took
// only the processor time that it had. On two cores a page's first task stands ready for 19 to 29 of its 30 to 42 ms while
// Chromium's own processes run (perf sched, Chromium 156), and Lighthouse multiplies that by four.
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const columns = [...categories, 'LCP, ms', 'TBT, ms', 'TBT of processor, ms', 'CLS'];
const rounds = Number(process.argv[2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Rounds: a number from 1, not ${process.argv[2]}`);

const executable = findWholeChromium();
const server = await startServer();
try {
  const map = await (await fetch(`${server.base}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  // The first answer of a page is compressed quickly, the later ones well.
  for (const path of paths) await fetch(server.base + path, { headers: { 'accept-encoding': 'br' } });
  const figures = new Map<string, number[][]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [path, found] of figures) found.push(figuresOf(path));
  }
  const rows = [...figures].map(([path, found]) => {
    const valuesOf = (column: number) => found.map((one) => one[column] ?? Number.NaN);
    return [path, ...columns.map((_, column) => String(percentile(valuesOf(column), 0.5)))];
  });
  printTable(`Lighthouse, mobile, simulated throttling, medians of ${rounds}`, ['page', ...columns], rows);
} finally {
  await stopServer(server);
}

/** The figures of one load, as `columns` has them; what failed is printed. */
function figuresOf(path: string): number[] {
  const { byClock, blockedByProcessor } = load(server.base + path);
  for (const { score, scoreDisplayMode, title } of Object.values(byClock.audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) process.stdout.write(`${path}: ${title}\n`);
  }
  return [
    ...categories.map((name) => Math.round((byClock.categories[name]?.score ?? 0) * 100)),
    valueOf(byClock, 'largest-contentful-paint'),
    valueOf(byClock, 'total-blocking-time'),
    blockedByProcessor,
    valueOf(byClock, 'cumulative-layout-shift', 4),
  ];
}

function valueOf({ audits }: Report, name: string, digits = 0): number {
  return Number(audits[name]?.numericValue?.toFixed(digits) ?? Number.NaN);
}

/** Loads a page; Lighthouse loses the trace of one now and then and ends with 1: then it is loaded anew. */
function load(url: string, tries = 3): { byClock: Report; blockedByProcessor: number } {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const byClock = lighthouse(folder, [url, `--gather-mode=${folder}`]);
    const traceFile = join(folder, 'trace.json');
    const trace = JSON.parse(readFileSync(traceFile, 'utf8'));
    writeFileSync(traceFile, JSON.stringify({ ...trace, traceEvents: byProcessorTime(trace.traceEvents) }));
    const byProcessor = lighthouse(folder, [url]);
    return { byClock, blockedByProcessor: valueOf(byProcessor, 'total-blocking-time') };
  } catch (error) {
    if (tries === 1) throw error;
    return load(url, tries - 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs Lighthouse over what lies in the folder, or is to lie there. */
function lighthouse(folder: string, args: string[]): Report {
  // Lighthouse may cut off what it writes to a pipe, so it writes a file.
  const file = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--audit-mode=${folder}`, flags];
  const { status, stderr } = spawnSync('lighthouse', [...args, ...options], {
    env: { ...process.env, CHROME_PATH: executable },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(file, 'utf8'));
}
