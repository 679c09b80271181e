import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { covered } from '../support/scroll-to-top-button.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const tablet = { width: 768, height: 1024 };

describe('the scroll-to-top button', () => {
  test.for(phones)('is at least 44 and at most 48 px on a phone of $width px', async (viewport, { visit }) => {
    const page = await visit('/', { viewport });
    const box = await page.getByRole('link', { name: 'Scroll to top' }).boundingBox();
    for (const length of [box?.width, box?.height]) {
      expect(length).toBeGreaterThanOrEqual(44);
      expect(length).toBeLessThanOrEqual(48);
    }
  });

  test.for([
    { width: 844, height: 340 },
    { width: 640, height: 256 },
  ])('stays in view in a window of $width × $height px', async (viewport, { visit }) => {
    const page = await visit('/', { viewport, reducedMotion: 'reduce' });
    const button = page.getByRole('link', { name: 'Scroll to top' });
    const before = await button.boundingBox();
    expect((before?.y ?? viewport.height) + (before?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
    expect(await button.boundingBox()).toEqual(before);
  });

  test.for(['/contact', '/contact?service=emergency&urgency=emergency'])(
    'covers nothing of what %s says, wherever it is scrolled to',
    async (path, { visit }) => {
      const page = await visit(path);
      for (const viewport of [...phones, tablet]) {
        await page.setViewportSize(viewport);
        expect(await covered(page, 'main *', 'ever'), `${viewport.width} px`).toEqual([]);
      }
    },
  );
});
