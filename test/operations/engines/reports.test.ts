import { afterAll, describe, expect } from 'vitest';
import { isMeasuring } from '../../support/browser/is-measuring.ts';
import { freePort } from '../../support/server/open-server.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';
import { engines } from './engines.ts';

describe.each(engines)('in $name', async ({ test }) => {
  const metricsPort = await freePort();
  const server = await startServer({ REPORTS: 'on', METRICS_PORT: String(metricsPort) });
  afterAll(() => stopServer(server));

  test('timings are counted in the metrics; errors and policy violations are logged', async ({ open }) => {
    const page = await open(`${server.base}/services`, {
      expected: [/pump seized/, /img-src/, /failed to load: <img/, /document without listeners/],
    });
    await expect.poll(() => page.evaluate(isMeasuring)).toBe(true);
    await page.evaluate(misbehave);
    const logged = (message: string) => logLines(server).filter(({ msg }) => msg === message);
    await expect
      .poll(() => logged('policy violation in a browser'))
      .toEqual([expect.objectContaining({ route: '/services', directive: 'img-src', blocked: 'address' })]);
    // The reports are sent when the page is left. A browser may end a closed page before it has sent them.
    await page.evaluate(() => location.assign('/robots.txt'));
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect
      .poll(metrics)
      .toMatch(/^browser_timing_seconds_count\{route="\/services",metric="TTFB",rating="[\w-]+"\} 1$/m);
    await expect
      .poll(() => logged('error in a browser'))
      .toEqual([expect.objectContaining({ route: '/services', error: expect.stringContaining('pump seized') })]);
  });
});

/** Runs in the page: meets an error and violates the security policy. */
function misbehave() {
  reportError(new Error('pump seized'));
  const image = new Image();
  image.src = 'https://elsewhere.example/pixel.png';
  document.body.append(image);
}
