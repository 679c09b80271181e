import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';

test('on phones a drawing far from the window is skipped and keeps its box', async ({ visit }) => {
  for (const path of ['/', '/projects', '/blog']) {
    const page = await visit(path, { reducedMotion: 'reduce', width: 360 });
    const drawings = page.locator('main svg[viewBox]:not([width]):visible');
    const readBoxes = () =>
      drawings.evaluateAll((all) => all.map((drawing) => JSON.stringify([drawing.clientWidth, drawing.clientHeight])));
    const boxes = await readBoxes();
    const last = drawings.last();
    const isSkipped = () =>
      last.evaluate((drawing) => !drawing.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isSkipped(), path).toBe(true);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isSkipped).toBe(false);
    expect(await readBoxes(), path).toEqual(boxes);
  }
});

test("a click on a card's drawing follows the card's link", async ({ visit }) => {
  const page = await visit('/', { width: 360 });
  // `force` clicks the middle of the drawing, where the link lies above.
  await page.locator('#laser-alignment svg').click({ force: true });
  await page.waitForURL('**/services/laser-alignment');
});
