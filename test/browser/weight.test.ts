import { expect } from 'vitest';
import { test } from './browser.ts';

test('the home page, cold on a phone, takes at most 12 requests and 220 kB', async ({ open }) => {
  const transfers: Promise<number>[] = [];
  await open('/', {
    width: 360,
    prepare: async (page) =>
      page.on('requestfinished', (request) => {
        transfers.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
      }),
  }).then((page) => page.waitForLoadState('networkidle'));
  const sizes = await Promise.all(transfers);
  expect(sizes.length).toBeLessThanOrEqual(12);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(220_000);
});

test('nothing moves while the home page loads: its layout shift is 0', async ({ open }) => {
  const page = await open('/', {
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.001);
});
