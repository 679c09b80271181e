import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../support/browser.ts';
import { hydrationScript } from '../support/route-scripts.ts';

test('the home page, cold on a phone, takes at most 12 requests and 220 kB', async ({ open }) => {
  const transfers: Promise<number>[] = [];
  await open('/', {
    width: 360,
    prepare: async (page) => {
      page.on('requestfinished', (request) => {
        transfers.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
      });
    },
  }).then((page) => page.waitForLoadState('networkidle'));
  const sizes = await Promise.all(transfers);
  expect(sizes.length).toBeLessThanOrEqual(12);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(220_000);
});

test('nothing moves while the home page loads; when the font comes late, less than 0.02', async ({ open }) => {
  let withoutFont: number | undefined;
  const page = await open('/', {
    prepare: async (prepared) => {
      await prepared.addInitScript(() => {
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await prepared.route(/\.woff2$/, async (route) => {
        // Without it the page does not load; it is hydrated all the same.
        await hydrated(prepared);
        withoutFont = await layoutShift(prepared);
        await route.continue();
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(withoutFont).toBeLessThan(0.001);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('hydration begins when the page has loaded and painted', async ({ open }) => {
  const page = await open('/contact');
  const times = await page.evaluate((script) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      load: Number(Reflect.get(navigation ?? {}, 'loadEventStart')),
      hydration: performance.getEntriesByName(new URL(script, location.href).href)[0]?.startTime,
    };
  }, hydrationScript);
  expect(times.load).toBeGreaterThan(0);
  expect(times.hydration).toBeGreaterThan(times.load);
});

test('hydration leaves the served style as it is, so that the page is laid out once', async ({ open }) => {
  const page = await open('/contact', {
    prepare: async (prepared) => {
      await prepared.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'served', document.styleSheets[0]));
      });
    },
  });
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'served') === document.styleSheets[0])).toBe(true);
});

/** By how much the layout has shifted up to now; of a page that has loaded, by its font too. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState === 'complete') await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Number(Reflect.get(window, 'shift'));
  });
