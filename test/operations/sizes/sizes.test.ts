import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { printTable } from '../../support/print-table.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

/** Returns the bytes that the browser has received of files with this ending, as they were sent. */
const received = (page: Page, ending: string) =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith(end) ? encodedBodySize : 0), 0),
    ending,
  );

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

test('the sizes of the pages are printed', async () => {
  const server = await startServer();
  const browser = await launchChromium();
  const rows: string[][] = [];
  for (const address of pageAddresses) {
    const page = await browser.newPage({ baseURL: server.base });
    const html = (await (await page.goto(address))?.body()) ?? Buffer.alloc(0);
    await hydrated(page);
    const style = await page.locator('head style').first().textContent();
    const [script, drawings] = [await received(page, '.js'), await received(page, '.svg')];
    expect(script, address).toBeGreaterThan(50_000);
    rows.push([address, ...[brotliCompressSync(html).length, style?.length ?? 0, script, drawings].map(inKilobytes)]);
    await page.close();
  }
  printTable('Sizes in kB', ['page', 'HTML, brotli', 'its style', 'script, brotli', 'drawings, brotli'], rows);
  await browser.close();
  await stopServer(server);
});
