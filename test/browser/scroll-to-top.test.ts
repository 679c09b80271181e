import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { covered } from '../support/scroll-to-top-button.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const tablet = { width: 768, height: 1024 };

describe('the scroll-to-top button', () => {
  test('is at least 44 and at most 48 px, and stays in view in a low window', async ({ visit }) => {
    const viewport = { width: 640, height: 256 };
    const page = await visit('/', { viewport, reducedMotion: 'reduce' });
    const button = page.getByRole('link', { name: 'Scroll to top' });
    const before = await button.boundingBox();
    for (const length of [before?.width, before?.height]) {
      expect(length).toBeGreaterThanOrEqual(44);
      expect(length).toBeLessThanOrEqual(48);
    }
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
