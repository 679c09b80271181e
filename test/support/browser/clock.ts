import type { Page } from 'playwright-core';

/** Returns a time at which a clock is stopped. Clocks only go forward, so each visit in a shared tab uses a later hour. */
export const hour = (count: number) => Date.UTC(2026, 2, 2, 11 + count);

/** Waits until React has handled the last event. React schedules its work with messages, which run while the clock is stopped. */
const settled = (page: Page) =>
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

/** Advances the clock of a page that was opened with `stopClock`. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(milliseconds);
  await settled(page);
}
