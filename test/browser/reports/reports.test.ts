import { beforeAll, expect, onTestFinished } from 'vitest';
import { collectProblems, hydrated, test } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { isMeasuring } from '../../support/browser/is-measuring.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { breakAboutPage } from '../../support/pages/route-scripts.ts';
import { openHttps } from '../../support/server/https-server.ts';
import { freePort } from '../../support/server/open-server.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

let server: ServerProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServer({ REPORTS: 'on', METRICS_PORT: String(metricsPort) });
  return () => stopServer(server);
});

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const logged = (message: string) => logLines(server).filter(({ msg }) => msg === message);

test('the metrics count a visit and a navigation by route', async ({ visit }) => {
  const page = await visit(server.base);
  await page.waitForFunction(isMeasuring);
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
  // Chromium counts a navigation when it has painted the new page.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'soft-navigation', buffered: true });
      }),
  );
  await page.goto('about:blank');
  await expect.poll(metrics).toContain('browser_visits_total{navigation="soft-navigation"');
  const text = await metrics();
  expect(text).toMatch(/^browser_visits_total\{navigation="navigate",connection="\w+"\} 1$/m);
  for (const labels of ['"/",metric="TTFB"', '"/",metric="LCP"', '"/",metric="INP"', '"/about",metric="navigation"']) {
    expect(text).toMatch(new RegExp(`^browser_timing_seconds_count\\{route=${labels},rating="[\\w-]+"\\} 1$`, 'm'));
  }
  expect(text).toMatch(/^browser_layout_shift_count\{route="\/",rating="[\w-]+"\} 1$/m);
});

test('up to five errors per visit are logged without quoted words, render errors included', async ({ visit }) => {
  const page = await visit(`${server.base}/safety?typed`, { expected: [/seized/], prepare: breakAboutPage });
  await page.waitForFunction(isMeasuring);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('fan "Dana" seized');
    });
    void Promise.reject(new Error('belt seized'));
  });
  await new Menu(page).link('About').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.evaluate(() => {
    for (let count = 0; count < 4; count += 1) void Promise.reject(new Error('chain seized'));
  });
  await page.goto('about:blank');
  const errors = () => logged('error in a browser').map(({ route, error }) => [route, error].join(' '));
  await expect.poll(errors).toHaveLength(5);
  expect(errors()).toContain('/safety Uncaught Error: fan "…" seized');
  expect(errors()).toContain('/safety belt seized');
  expect(errors()).toContainEqual(expect.stringMatching(/ Uncaught Error: pump seized$/));
  expect(server.output()).not.toMatch(/Dana|typed/);
});

test('errors are reported also where timings cannot be measured', async ({ visit }) => {
  let failed: Promise<Error> | undefined;
  const page = await visit(`${server.base}/terms`, {
    expected: [/timings withheld/],
    prepare: (tab) => {
      failed = tab.waitForEvent('pageerror');
      return tab.addInitScript(() => {
        performance.getEntriesByType = () => {
          throw new Error('timings withheld');
        };
      });
    },
  });
  await failed;
  await page.goto('about:blank');
  const errors = () => logged('error in a browser').map(({ route, error }) => [route, error].join(' '));
  await expect.poll(errors).toContain('/terms Uncaught Error: timings withheld');
});

test('a violation of the security policy is logged with route and directive, without the blocked address', async ({
  problems,
}) => {
  const site = await startServer({ REPORTS: 'on', SITE_ORIGIN: 'https://localhost' });
  const proxy = await openHttps(site.base);
  // By default Chromium sends reports after a minute.
  const browser = await launchChromium({
    args: ['--short-reporting-delay', `--ignore-certificate-errors-spki-list=${proxy.keyHash}`],
  });
  onTestFinished(async () => {
    await browser.close();
    proxy.close();
    await stopServer(site);
  });
  const page = await browser.newPage();
  collectProblems(page.context(), problems, [/img-src/]);
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
