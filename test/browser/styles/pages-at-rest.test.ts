import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { covered } from '../../support/pages/scroll-to-top-button.ts';

interface View {
  width: number;
  height: number;
  /** Checks in addition to the page's width: axe, the end of the page, the size of touch targets. */
  axe?: boolean;
  atEnd?: boolean;
  targets?: boolean;
}

/** From wide to narrow. The last one equals 1280 px at 400 % zoom. */
const views: readonly View[] = [
  { width: 1440, height: 900, axe: true, atEnd: true },
  { width: 1181, height: 800, atEnd: true },
  ...[1180, 1024, 912, 821, 820].map((width) => ({ width, height: 900 })),
  { width: 768, height: 1024, axe: true, atEnd: true },
  ...[700, 601].map((width) => ({ width, height: 900 })),
  { width: 390, height: 844, atEnd: true },
  { width: 360, height: 640, axe: true, atEnd: true, targets: true },
  { width: 320, height: 256 },
];

// One test checks everything that needs no interaction, because loading a page takes the most time.
test.for(pageAddresses)('%s passes axe and fits every width and paper', async (path, { visit }) => {
  const page = await visit(path, { ...withAxe, expected: [/404/] });
  await page.waitForLoadState('networkidle');
  expect(await scriptBytes(page), 'bytes of script in brotli').toBeLessThanOrEqual(125_000);
  for (const { width, height, axe, atEnd, targets } of views) {
    const at = `in a window of ${width} px`;
    await page.setViewportSize({ width, height });
    expect(await pageWidth(page), at).toBeLessThanOrEqual(width);
    if (axe) expect(await violations(page), at).toEqual([]);
    if (width > 600 && width < 1181) expect(await stretchedButtons(page), at).toEqual([]);
    if (targets) expect(await smallTargets(page), `targets under 44 px ${at}`).toEqual([]);
    if (atEnd) {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
      const words = await covered(page, 'main *, footer *');
      expect(words, `covered by the scroll-to-top button ${at}`).toEqual([]);
    }
  }

  // The header is smaller in a low window.
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(60);

  // The widths are those of A4 and Letter in portrait and of A4 in landscape.
  await page.emulateMedia({ media: 'print' });
  const clickable = page.locator('nav#menu, [popovertarget="menu"], header a[href^="/contact"], a[href="#top"]');
  expect(await clickable.evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)).toBe(0);
  const header = page.locator('header').first();
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  for (const width of [718, 740, 1047]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await pageWidth(page), `width on paper of ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ media: null });
});

/** Returns the compressed size of all requested scripts. */
const scriptBytes = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const sizes = scripts.map(({ encodedBodySize }) => encodedBodySize);
    return sizes.reduce((sum, size) => sum + size, 0);
  });

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Returns the links to the form that are wider than half the window. */
const stretchedButtons = (page: Page) =>
  page
    .locator('main a[href*="/contact"]')
    .first()
    .evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().width).filter((width) => width > innerWidth / 2),
    );

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
