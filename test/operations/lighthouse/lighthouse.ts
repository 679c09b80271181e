import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findChromium } from '../../support/browser/chromium.ts';
import { printTable } from '../../support/print-table.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

// `npm run lighthouse` prints Lighthouse's figures on a phone, with throttling applied during the load and not simulated.
// `-- / /contact` prints those of two pages instead of all in the sitemap.
// Lighthouse needs Node 22 or newer, so npm fetches it together with Node 24, which runs TypeScript.
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const wanted = process.argv.slice(2);

const executable = findChromium();
const server = await startServer();
try {
  const map = await (await fetch(`${server.base}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const paths = wanted.length > 0 ? wanted : listed;
  // The first response with a page is compressed fast, later ones are smaller.
  for (const path of paths) await fetch(server.base + path, { headers: { 'accept-encoding': 'br' } });
  const columns = ['page', ...categories, 'LCP, ms', 'TBT, ms', 'CLS'];
  printTable('Lighthouse, mobile, applied throttling', columns, paths.map(figuresOf));
} finally {
  await stopServer(server);
}

/** Returns the row of a page, and prints its failed audits. */
function figuresOf(path: string): string[] {
  const report = load(server.base + path);
  for (const { score, scoreDisplayMode, title } of Object.values(report.audits))
    if (scoreDisplayMode === 'binary' && score === 0) process.stdout.write(`${path}: ${title}\n`);
  const valueOf = (audit: string, digits = 0) => report.audits[audit]?.numericValue?.toFixed(digits) ?? 'none';
  return [
    path,
    ...categories.map((name) => String(Math.round((report.categories[name]?.score ?? 0) * 100))),
    valueOf('largest-contentful-paint'),
    valueOf('total-blocking-time'),
    valueOf('cumulative-layout-shift', 4),
  ];
}

/** Loads a page. Retries when Lighthouse fails, because it sometimes loses the trace of a load. */
function load(url: string, tries = 3): Report {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    // Lighthouse may truncate its output to a pipe, so it writes a file.
    const file = join(folder, 'report.json');
    const chromeFlags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
    const options = ['--form-factor=mobile', '--throttling-method=devtools', '--quiet', '--output=json'];
    const { status, stderr } = spawnSync('lighthouse', [url, ...options, `--output-path=${file}`, chromeFlags], {
      env: { ...process.env, CHROME_PATH: executable },
      encoding: 'utf8',
    });
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'));
    if (tries === 1) throw new Error(stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return load(url, tries - 1);
}
