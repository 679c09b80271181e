import { chromium, type Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { hydrated, test } from '../support/browser.ts';
import { chromiumArgs, findChromium } from '../support/chromium.ts';
import { openHttps } from '../support/https-server.ts';
import { mainLink, pageShown } from '../support/links.ts';
import { freePort } from '../support/open-server.ts';
import { breakAboutPage } from '../support/route-scripts.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../support/server-process.ts';

let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServer({ REPORTS: 'on', METRICS_PORT: String(metricsPort) });
  return () => stopServer(server);
});

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const logged = (message: string) => logLines(server).filter(({ msg }) => msg === message);

/** Waits until the script that measures has loaded. */
const measuring = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, responseEnd }) => name.includes('send-reports') && responseEnd),
  );

test('the metrics count a visit and a navigation by route', async ({ open }) => {
  const page = await open(server.base);
  await measuring(page);
  await mainLink(page, 'About').click();
  await pageShown(page, '/about');
  await page.goto('about:blank');
  await expect.poll(metrics).toContain('browser_visits_total{navigation="soft-navigation"');
  const text = await metrics();
  expect(text).toMatch(/^browser_visits_total\{navigation="navigate",connection="\w+"\} 1$/m);
  for (const metric of ['TTFB', 'LCP', 'INP'])
    expect(text).toMatch(
      new RegExp(`^browser_timing_seconds_count\\{route="/",metric="${metric}",rating="[\\w-]+"\\} 1$`, 'm'),
    );
  expect(text).toMatch(/^browser_timing_seconds_count\{route="\/about",metric="navigation",rating="[\w-]+"\} 1$/m);
  expect(text).toMatch(/^browser_layout_shift_count\{route="\/",rating="[\w-]+"\} 1$/m);
});

test('up to five uncaught errors per page are logged, without quoted words', async ({ open }) => {
  const page = await open(`${server.base}/safety?typed`, { expected: [/seized/] });
  await measuring(page);
  await page.evaluate(() => {
    for (let count = 0; count < 4; count += 1)
      setTimeout(() => {
        throw new Error('pump "Dana" seized');
      });
    for (let count = 0; count < 4; count += 1) void Promise.reject(new Error('belt seized'));
  });
  await page.goto('about:blank');
  const found = () => logged('error in a browser').filter(({ route }) => route === '/safety');
  await expect.poll(found).toHaveLength(5);
  expect(found().map(({ error }) => error)).toContain('Uncaught Error: pump "…" seized');
  expect(found().map(({ error }) => error)).toContain('belt seized');
  expect(server.output()).not.toMatch(/Dana|typed/);
});

test('an error while the browser renders a page is logged', async ({ open }) => {
  const page = await open(server.base, { expected: [/pump seized/], prepare: breakAboutPage });
  await measuring(page);
  await mainLink(page, 'About').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.goto('about:blank');
  await expect
    .poll(() => logged('error in a browser'))
    .toContainEqual(expect.objectContaining({ error: 'Uncaught Error: pump seized' }));
});

test('a violation of the security policy is logged with route and directive, without the blocked address', async () => {
  const site = await startServer({ REPORTS: 'on', SITE_ORIGIN: 'https://localhost' });
  const proxy = await openHttps(site.base);
  // By default Chromium sends reports after a minute.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, '--short-reporting-delay', `--ignore-certificate-errors-spki-list=${proxy.keyHash}`],
  });
  onTestFinished(async () => {
    await browser.close();
    proxy.close();
    await stopServer(site);
  });
  const page = await browser.newPage();
  await page.goto(`${proxy.base}/services`);
  await hydrated(page);
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.png?secret';
    document.body.append(image);
  });
  await expect
    .poll(() => logLines(site).filter(({ msg }) => msg === 'policy violation in a browser'))
    .toEqual([expect.objectContaining({ route: '/services', directive: 'img-src', blocked: 'address' })]);
  expect(site.output()).not.toMatch(/elsewhere|secret/);
});
