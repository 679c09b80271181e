import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/**
 * Sets the size of letters that a visitor chooses in the browser, until the end of the test. Media conditions in `em` follow it,
 * too.
 */
export async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  onTestFinished(async () => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`);
}
