import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test, windowOf } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';

const flags = ['--force-dark-mode', '--enable-features=WebContentsForceDark'];

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
  const { x, y, width, height } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.ceil(x) + 2,
    y: Math.ceil(y) + 2,
    width: Math.floor(width) - 5,
    height: Math.floor(height) - 5,
  };
  const picture = await page.screenshot({ clip });
  await page.close();
  return picture;
}

test.for(drawings)(
  'the drawings of %s keep their colors and their ground where Chrome darkens the page',
  async ([path, selector], { browser, onTestFinished }) => {
    const dark = await launchChromium({ args: flags });
    onTestFinished(() => dark.close());
    const usual = await pictureOf(browser, path, selector);
    expect((await pictureOf(dark, path, selector)).equals(usual)).toBe(true);
  },
);

test('Chrome darkens no page of a visitor who prefers dark', async ({ browser, onTestFinished }) => {
  const dark = await launchChromium({ args: flags });
  onTestFinished(() => dark.close());
  const [usual, darkened] = [await openIn(browser, '/', 'light'), await openIn(dark, '/', null)];
  expect(await darkened.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  expect((await darkened.screenshot()).equals(await usual.screenshot())).toBe(true);
  await usual.close();
});
