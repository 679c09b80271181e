import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/open-server.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { firefox } from './firefox.ts';
import { desktop, evaluate } from './page.ts';
import { webkit } from './webkit.ts';

describe.each([firefox, webkit])('reports of a visit in $name', (engine) => {
  let server: ServerProcess;
  let metricsPort: number;
  let browser: BrowserDriver;
  beforeAll(async () => {
    engine.find();
    metricsPort = await freePort();
    server = await startServer({ REPORTS: 'on', METRICS_PORT: String(metricsPort) });
    browser = await engine.launch({ base: server.base, scripts: true });
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await stopServer(server);
  }, 60_000);

  test('timings show in the metrics; an error and a violation in the log', async () => {
    await browser.open('/services', desktop);
    await expect.poll(() => evaluate(browser, isMeasuring)).toBe(true);
    await evaluate(browser, misbehave);
    const logged = (message: string) => logLines(server).filter(({ msg }) => msg === message);
    await expect
      .poll(() => logged('policy violation in a browser'))
      .toEqual([expect.objectContaining({ route: '/services', directive: 'img-src', blocked: 'address' })]);
    // The page is hidden when the next one comes.
    await evaluate(browser, () => location.assign('/about'));
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect
      .poll(metrics)
      .toMatch(/^browser_timing_seconds_count\{route="\/services",metric="TTFB",rating="[\w-]+"\} 1$/m);
    await expect
      .poll(() => logged('error in a browser'))
      .toEqual([expect.objectContaining({ route: '/services', error: expect.stringContaining('pump seized') })]);
  });
});

/** These run in the page. */
const isMeasuring = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.includes('send-reports') && responseEnd > 0);

function misbehave() {
  setTimeout(() => {
    throw new Error('pump seized');
  });
  const image = new Image();
  image.src = 'https://elsewhere.example/pixel.png';
  document.body.append(image);
}
