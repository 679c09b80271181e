import type { Page } from 'playwright-core';

/** Where a clock is stopped. It only goes forward: each visit to its tab stops it an hour later. */
export const hour = (count: number) => Date.UTC(2026, 2, 2, 11 + count);

/** Waits until React has done what follows from a movement: it works in message events, which the clock leaves alone. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
    }
  });

/** Lets time pass where `stopClock` holds it. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(milliseconds);
  await settled(page);
}
