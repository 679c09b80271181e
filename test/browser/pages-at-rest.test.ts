import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findRoute } from '../../src/routes.tsx';
import { pagePaths } from '../page-paths.ts';
import { violations, withAxe } from './axe.ts';
import { test } from './browser.ts';
import { routeScripts } from './route-scripts.ts';
import { covered } from './scroll-to-top-button.ts';

const phone = { width: 360, height: 640 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

// What holds for a page that nobody touches, looked at in one load of it, since loading takes the time.
test.for(pagePaths)('%s as it stands', async (path, { open }) => {
  const page = await open(path, { ...withAxe, expected: [/404/] });

  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  const scripts = routeScripts(pathname);
  const fetched = new Set(await fetchedFiles(page));
  const expected = findRoute(pathname).static ? [] : scripts;
  expect(
    scripts.filter((script) => fetched.has(script)),
    'its own code, if it does anything in the browser',
  ).toEqual(expected);

  for (const viewport of [desktop, tablet, phone]) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `axe at ${viewport.width} px`).toEqual([]);
  }

  expect(await smallTargets(page), 'targets under 44 px on a phone').toEqual([]);

  for (const viewport of [desktop, { width: 1181, height: 800 }, tablet, { width: 390, height: 844 }, phone]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const words = await covered(page, 'main *, footer *');
    expect(words, `what the scroll-to-top button covers at the end, at ${viewport.width} px`).toEqual([]);
  }

  for (const width of [601, 700, 768, 820, 821, 912, 1024, 1180, 1181]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageWidth(page), `width in a window of ${width} px`).toBeLessThanOrEqual(width);
  }

  // 400 % zoom of 1280 px. In a window this low the header is lower, so that it leaves room for the content.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await pageWidth(page), 'width at 400 % zoom').toBeLessThanOrEqual(320);
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(60);

  // A4 and Letter upright, and A4 lengthwise.
  await page.emulateMedia({ media: 'print' });
  for (const width of [718, 740, 1047]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await pageWidth(page), `width on paper of ${width} px`).toBeLessThanOrEqual(width);
  }
});

/** The paths of all files that the page has asked for, preloads included. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

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
