import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test, windowOf } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { showPage } from '../../support/browser/painting.ts';
import { boxOf } from '../../support/pages/page-state.ts';

/** The places of drawings on paper. One is on ruled paper, and one has its lines in the page's own markup. */
const drawings = [
  ['/services', 'main li[id] svg'],
  ['/projects', 'main figure svg[role="img"]'],
  ['/services/laser-alignment', '[aria-labelledby="move-the-motor"] svg[role="img"]'],
  ['/', '[aria-labelledby="services"] li svg'],
] as const;

/** A picture of the first such drawing without its edges, which are mixed with the color of the page. */
async function pictureOf(page: Page, selector: string): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const drawing = page.locator(selector).filter({ visible: true }).first();
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await boxOf(drawing);
  const [left, top] = [Math.ceil(x) + 2, Math.ceil(y) + 2];
  const clip = { x: left, y: top, width: Math.floor(width) - 5, height: Math.floor(height) - 5 };
  return page.screenshot({ clip });
}

test('Chrome darkens no drawing, and no page of a visitor who prefers dark', async ({ visit, onTestFinished }) => {
  const browser = await launchChromium({ args: ['--force-dark-mode', '--enable-features=WebContentsForceDark'] });
  onTestFinished(() => browser.close());
  const dark = await browser.newPage({ baseURL: origin, viewport: windowOf(1280), colorScheme: 'light' });
  const visitBoth = async (path: string) => {
    const usual = await visit(path, { width: 1280, colorScheme: 'light' });
    await usual.evaluate(showPage);
    await dark.goto(path);
    await hydrated(dark);
    return usual;
  };
  for (const [path, selector] of drawings) {
    const usual = await visitBoth(path);
    const isSame = (await pictureOf(dark, selector)).equals(await pictureOf(usual, selector));
    expect.soft(isSame, `the drawing of ${path}`).toBe(true);
  }
  await dark.emulateMedia({ colorScheme: null });
  const usual = await visitBoth('/');
  for (const page of [dark, usual]) await page.evaluate(() => document.fonts.ready);
  expect(await dark.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  expect((await dark.screenshot()).equals(await usual.screenshot())).toBe(true);
});
