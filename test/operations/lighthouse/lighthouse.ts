import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../support/browser/chromium.ts';
import { printTable } from '../../support/print-table.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

// `npm run lighthouse` prints Lighthouse's figures on a phone, with throttling applied during the load and not simulated.
// `-- --rounds 5 / /contact` prints the medians of five rounds, of two pages instead of all in the sitemap. `-- --against DIR` also
// loads the site that is built in another folder, in turns. On a busy machine only the ratios are meaningful.
// Lighthouse needs Node 22 or newer, so npm fetches it together with Node 24, which runs TypeScript.
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const columns = [...categories, 'LCP, ms', 'TBT, ms', 'CLS'];
const { values: options, positionals: wanted } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const folders = ['.', ...(options.against ? [options.against] : [])];

const executable = findChromium();
const servers = await Promise.all(folders.map((folder) => startServer({}, folder)));
try {
  const [first] = servers;
  const map = await (await fetch(`${first?.base}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const rows: string[][] = [];
  for (const path of wanted.length > 0 ? wanted : listed) {
    // The first response with a page is compressed fast, later ones are smaller.
    for (const { base } of servers) await fetch(base + path, { headers: { 'accept-encoding': 'br' } });
    const figures = new Map<ServerProcess, number[][]>(servers.map((server) => [server, []]));
    for (let round = 0; round < Number(options.rounds); round++)
      for (const [server, found] of round % 2 ? [...figures].toReversed() : figures)
        found.push(figuresOf(server.base + path));
    const [ours = [], theirs] = [...figures.values()].map(mediansOf);
    rows.push([path, ...ours.map(String)]);
    if (theirs)
      rows.push(['. / other', ...ours.map((value, column) => (value / (theirs[column] ?? Number.NaN)).toFixed(2))]);
  }
  printTable(`Lighthouse, mobile, applied throttling, medians of ${options.rounds}`, ['page', ...columns], rows);
} finally {
  await Promise.all(servers.map(stopServer));
}

/** Returns the median of each figure of several loads. */
function mediansOf(loads: readonly number[][]): number[] {
  return columns.map((_, column) => {
    const values = loads.map((figures) => figures[column] ?? Number.NaN).toSorted((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  });
}

/** Returns the figures of one load in the order of `columns`, and prints failed audits. */
function figuresOf(url: string): number[] {
  const report = load(url);
  for (const { score, scoreDisplayMode, title } of Object.values(report.audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) process.stdout.write(`${url}: ${title}\n`);
  }
  const valueOf = (audit: string, digits = 0) =>
    Number(report.audits[audit]?.numericValue?.toFixed(digits) ?? Number.NaN);
  return [
    ...categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    valueOf('largest-contentful-paint'),
    valueOf('total-blocking-time'),
    valueOf('cumulative-layout-shift', 4),
  ];
}

function load(url: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    // Lighthouse may truncate its output to a pipe, so it writes a file.
    const file = join(folder, 'report.json');
    const chromeFlags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    const flags = ['--form-factor=mobile', '--throttling-method=devtools', '--quiet', '--output=json'];
    const env = { ...process.env, CHROME_PATH: executable };
    execFileSync('lighthouse', [url, ...flags, `--output-path=${file}`, chromeFlags], { env });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
