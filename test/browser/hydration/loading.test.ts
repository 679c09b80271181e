import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';

test('home takes at most 12 requests and 130 kB of script, and a late font shifts nothing', async ({ open }) => {
  let withoutFont: number | undefined;
  const requests: string[] = [];
  const page = await open('/', {
    width: 360,
    // With a route, the browser takes nothing from its cache.
    prepare: (tab) => {
      tab.on('request', (request) => requests.push(request.url()));
      return tab.route(/\.woff2$/, async (route) => {
        await hydrated(tab);
        withoutFont = await layoutShift(tab);
        await route.continue();
      });
    },
  });
  expect(await layoutShift(page)).toBeLessThan(0.005);
  expect(withoutFont).toBeLessThan(0.001);
  // Then pages would be prefetched.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(12);
  const bytes = await page.evaluate(scriptBytes);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});

/** Runs in the page. */
const scriptBytes = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
    .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0);

/** Returns the layout shift so far. On a loaded page it includes the shift by the font. Chromium sees none in a tab that is not painted. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (document.readyState === 'complete') await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
  });
