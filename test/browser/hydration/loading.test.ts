import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';

test('the home page takes at most 12 requests and 130 kB of script on a phone with a cold cache', async ({ open }) => {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  const page = await open('/', {
    width: 360,
    prepare: async (prepared) => {
      prepared.on('requestfinished', (request) => {
        requests += 1;
        if (request.resourceType() === 'script') scripts.push(request.sizes().then((size) => size.responseBodySize));
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(requests).toBeLessThanOrEqual(12);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});

test.for([360, 1440])('home at %i px does not shift, even when the font is late', async (width, { visit }) => {
  let withoutFont: number | undefined;
  const page = await visit('/', {
    width,
    prepare: (tab) =>
      tab.route(/\.woff2$/, async (route) => {
        await hydrated(tab);
        withoutFont = await layoutShift(tab);
        await route.continue();
      }),
  });
  expect(await layoutShift(page)).toBeLessThan(0.005);
  expect(withoutFont).toBeLessThan(0.001);
});

/** Returns the layout shift so far. On a loaded page it includes the shift by the font. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState === 'complete') await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0);
  });
