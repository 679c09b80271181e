import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findWholeChromium } from './browser/chromium.ts';
import { printTable } from './print-table.ts';
import { startServer, stopServer } from './server-process.ts';

// `npm run lighthouse`: Lighthouse's figures for every page of the site map, on its own slow phone and network. It needs
// Node 22 or newer, so npm fetches it for the run together with Node 24, which reads TypeScript by itself.
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const executable = findWholeChromium();
const server = await startServer();
try {
  const map = await (await fetch(`${server.base}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const rows: string[][] = [];
  for (const path of paths) {
    const { categories: found, audits } = run(server.base + path);
    rows.push([
      path,
      ...categories.map((name) => String(Math.round((found[name]?.score ?? 0) * 100))),
      ...timings.map((name, index) => (audits[name]?.numericValue ?? Number.NaN).toFixed(index === 2 ? 4 : 0)),
    ]);
    const failed = Object.entries(audits).filter(
      ([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0,
    );
    for (const [name, { title }] of failed) process.stdout.write(`${path}: ${name}: ${title}\n`);
  }
  printTable('Lighthouse, mobile, simulated throttling', ['page', ...categories, 'LCP, ms', 'TBT, ms', 'CLS'], rows);
} finally {
  await stopServer(server);
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
