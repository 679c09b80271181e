import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findWholeChromium } from './browser/chromium.ts';
import { percentile } from './percentile.ts';
import { printTable } from './print-table.ts';
import { startServer, stopServer } from './server-process.ts';

// `npm run lighthouse`: Lighthouse's figures for every page of the site map, on its own slow phone and network; with
// `-- 5` the medians of five rounds, since one load's figures differ by a round trip from the next one's. It needs Node 22
// or newer, so npm fetches it for the run together with Node 24, which reads TypeScript by itself.
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const columns = [...categories, 'LCP, ms', 'TBT, ms', 'CLS'];
const rounds = Number(process.argv[2] ?? 1);

const executable = findWholeChromium();
const server = await startServer();
try {
  const map = await (await fetch(`${server.base}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  // The first answer of a page is compressed quickly, the later ones well.
  for (const path of paths) await fetch(server.base + path, { headers: { 'accept-encoding': 'br' } });
  const figures = new Map<string, number[][]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [path, found] of figures) found.push(figuresOf(path, run(server.base + path)));
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
function figuresOf(path: string, { categories: scores, audits }: Report): number[] {
  for (const { score, scoreDisplayMode, title } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) process.stdout.write(`${path}: ${title}\n`);
  }
  const value = (name: string, digits = 0) => Number(audits[name]?.numericValue?.toFixed(digits) ?? Number.NaN);
  return [
    ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    value('cumulative-layout-shift', 4),
  ];
}

/** Lighthouse loses the trace of a page now and then and ends with 1; such a page is measured anew. */
function run(url: string, tries = 3): Report {
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
  // Lighthouse may cut off what it writes to a pipe, so it writes a file.
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const { status, stderr } = spawnSync(
    'lighthouse',
    [url, '--output=json', `--output-path=${file}`, '--quiet', flags],
    {
      env: { ...process.env, CHROME_PATH: executable },
      encoding: 'utf8',
    },
  );
  if (status === 0) return JSON.parse(readFileSync(file, 'utf8'));
  if (tries === 1) throw new Error(stderr);
  return run(url, tries - 1);
}
