import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test as base, windowOf } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { boxOf } from '../../support/pages/page-state.ts';

const test = base.extend('dark', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await launchChromium({ args: ['--force-dark-mode', '--enable-features=WebContentsForceDark'] });
  onCleanup(() => browser.close());
  return browser;
});

/** The places of drawings on paper. One is on ruled paper, and one has its lines in the page's own markup. */
const drawings = [
  ['/services', 'main li[id] svg'],
  ['/', '[aria-labelledby="services"] li svg'],
  ['/projects', 'main figure svg[role="img"]'],
  ['/services/laser-alignment', '[aria-labelledby="move-the-motor"] svg[role="img"]'],
] as const;

const openIn = async (browser: Browser, path: string, colorScheme: 'light' | null) => {
  const page = await browser.newPage({ baseURL: origin, viewport: windowOf(1280), colorScheme });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** A picture of the first such drawing without its edges, which are mixed with the color of the page. */
async function pictureOf(browser: Browser, path: string, selector: string): Promise<Buffer> {
  const page = await openIn(browser, path, 'light');
  const drawing = page.locator(selector).filter({ visible: true }).first();
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await boxOf(drawing);
  const [left, top] = [Math.ceil(x) + 2, Math.ceil(y) + 2];
  const clip = { x: left, y: top, width: Math.floor(width) - 5, height: Math.floor(height) - 5 };
  const picture = await page.screenshot({ clip });
  await page.close();
  return picture;
}

test.for(drawings)('Chrome darkens no drawing of %s', async ([path, selector], { browser, dark }) => {
  const usual = await pictureOf(browser, path, selector);
  expect((await pictureOf(dark, path, selector)).equals(usual)).toBe(true);
});

test('Chrome darkens no page of a visitor who prefers dark', async ({ browser, dark }) => {
  const [usual, darkened] = [await openIn(browser, '/', 'light'), await openIn(dark, '/', null)];
  expect(await darkened.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  expect((await darkened.screenshot()).equals(await usual.screenshot())).toBe(true);
  for (const page of [usual, darkened]) await page.close();
});
