import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { covered } from './scroll-to-top-button.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const tablet = { width: 768, height: 1024 };

describe('the scroll-to-top button', () => {
  test.for(phones)('is at least 44 and at most 48 px on a phone of $width px', async (viewport, { open }) => {
    const page = await open('/', { viewport });
    const box = await page.getByRole('link', { name: 'Scroll to top' }).boundingBox();
    for (const length of [box?.width, box?.height]) {
      expect(length).toBeGreaterThanOrEqual(44);
      expect(length).toBeLessThanOrEqual(48);
    }
  });

  test.for([...phones, tablet])(
    'covers nothing of what the contact page says at $width px, wherever it is scrolled to',
    async (viewport, { open }) => {
      for (const path of ['/contact', '/contact?service=emergency&urgency=emergency']) {
        const page = await open(path, { viewport });
        expect(await covered(page, 'main *', 'ever'), path).toEqual([]);
      }
    },
  );
});
