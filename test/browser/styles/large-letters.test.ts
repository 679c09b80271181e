import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
import { textFaults } from '../../support/browser/text-fit.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

/** Sets the size of letters that a visitor chooses in the browser. Media conditions in `em` follow it, too. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Sizes of letters in px, each with the widths of windows to try. */
const sizes = [
  [20, [1440, 360]],
  [24, [1920, 1440, 1024, 768, 360, 320]],
] as const;

test.for(pageAddresses)(
  '%s has all text in its place with letters of 20 and 24 px',
  async (path, { visit, onTestFinished }) => {
    const page = await visit(path, { expected: [/404/] });
    onTestFinished(() => setLetters(page, 16));
    for (const [size, widths] of sizes) {
      await setLetters(page, size);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe(`${size}px`);
      for (const width of widths) {
        await page.setViewportSize(windowOf(width));
        expect.soft(await page.evaluate(textFaults), `letters of ${size} px in a window of ${width} px`).toEqual([]);
      }
    }
  },
);

test.for([
  { letters: 16, width: 640, height: 360, header: 52 },
  { letters: 16, width: 1440, height: 900, header: 80 },
  { letters: 24, width: 1440, height: 900, header: 120 },
])(
  'the header of a window of $width × $height is $header px high with letters of $letters px',
  async (window, { visit, onTestFinished }) => {
    const page = await visit('/', { viewport: window });
    onTestFinished(() => setLetters(page, 16));
    await setLetters(page, window.letters);
    const header = page.locator('header').first();
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(window.header);
  },
);
