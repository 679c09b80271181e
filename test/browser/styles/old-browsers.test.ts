import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { inOldBrowser } from '../../support/browser/old-browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { layoutAddresses } from '../../support/pages/page-addresses.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';
import { numberFaults } from '../../support/styles/number-faults.ts';
import { copyOf } from '../../support/styles/page-copy.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt } from '../../support/styles/windows.ts';

test.for(layoutAddresses)(
  '%s has its numbers, texts and columns in place in an old browser',
  async (path, { visit }) => {
    const page = await visit(path, { ...inOldBrowser, expected: [/404/], width: 390 });
    const numbered = await page
      .locator('main h3, main li, main a')
      .evaluateAll((all) => all.some((one) => getComputedStyle(one, '::before').content.startsWith('counter(')));
    if (path === '/' || path === '/services') expect(numbered).toBe(true);
    expect(await faultsAt(await copyOf(page), [390, 1280], textFaults, numberFaults)).toEqual([]);
  },
);

const phone = { width: 375, height: 667 };

test.for(['/', '/contact'])('without popovers %s shows all controls below its header', async (path, { visit }) => {
  const page = await visit(path, { ...inOldBrowser, viewport: phone });
  for (const way of ['from the start', 'from the end'] as const) expect(await tabThrough(page, way)).toEqual([]);
  // Links with focus are in view.
  await page.locator('main h2').last().focus();
  const places = await page.locator('main [id]').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .map((target) => {
        target.scrollIntoView({ behavior: 'instant' });
        const header = document.querySelector('header')?.getBoundingClientRect();
        return { header: header?.bottom, target: target.getBoundingClientRect().top };
      }),
  );
  expect(places.length).toBeGreaterThan(3);
  for (const { header, target } of places) {
    expect(header).toBeLessThanOrEqual(80);
    expect(target).toBeGreaterThanOrEqual(80);
  }
});

test('without popovers the links scroll away, and the name and the emergency link stay in view', async ({ visit }) => {
  const page = await visit('/', { ...inOldBrowser, viewport: phone });
  const header = page.locator('header').first();
  const link = header.getByRole('link', { name: 'About' });
  const emergency = header.getByRole('link', { name: 'Emergency Service' });
  expect((await boxOf(link)).y).toBeGreaterThanOrEqual(0);
  await scrollTo(page, 1200);
  expect((await boxOf(link)).bottom).toBeLessThan(0);
  expect((await boxOf(header)).bottom).toBe(80);
  expect((await boxOf(emergency)).y).toBeGreaterThanOrEqual(0);
  await link.focus();
  expect((await boxOf(link)).y).toBeGreaterThanOrEqual(0);
  await link.click();
  await page.waitForURL('**/about');
});
