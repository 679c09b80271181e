import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { narrowWindows } from '../../support/styles/windows.ts';

/** Sets the size of letters that a visitor chooses in the browser. Media conditions in `em` follow it, too. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

test.for(pageAddresses)(
  '%s has all text in its place with letters of 24 px',
  async (path, { visit, onTestFinished }) => {
    const page = await visit(path, { expected: [/404/] });
    onTestFinished(() => setLetters(page, 16));
    await setLetters(page, 24);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    const found: string[] = [];
    for (const width of narrowWindows(24)) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await page.evaluate(textFaults)).map((fault) => `${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
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
