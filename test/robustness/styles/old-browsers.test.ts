import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { inOldBrowser } from '../../support/browser/old-browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';

// The tests of all pages at rest measure the old style.
test.for(['/blog', '/resources', '/services/laser-alignment', '/terms', '/no-such-page'])(
  '%s, which has scripts of its own, runs them in an old browser',
  async (path, { visit }) => void (await visit(path, { ...inOldBrowser, expected: [/404/] })),
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
