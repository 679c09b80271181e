import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pagePaths } from '../page-paths.ts';
import { test } from './browser.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const tablet = { width: 768, height: 1024 };

/** The words and controls that the button lies over now. */
const covered = (page: Page, selector: string) =>
  page.evaluate((parts) => {
    const button = document.querySelector('footer [aria-label="Scroll to top"]');
    if (!button) throw new Error('There is no button');
    const over = button.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    const found: string[] = [];
    for (const element of document.querySelectorAll(parts)) {
      if (button.contains(element) || element.closest('.visually-hidden')) continue;
      const isControl = element.matches('a, button, input, select, textarea, summary');
      if (isControl && isUnder(element.getBoundingClientRect())) found.push(element.outerHTML.slice(0, 80));
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent);
      }
    }
    return found;
  }, selector);

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
        const page = await open(path, { viewport, reducedMotion: 'reduce' });
        const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        for (let top = 0; top < end + 36; top += 36) {
          await page.evaluate((y) => window.scrollTo(0, y), Math.min(top, end));
          expect(await covered(page, 'main *'), `${path} at ${top}`).toEqual([]);
        }
      }
    },
  );

  test('covers nothing at the end of any page, at any width', async ({ open }) => {
    const page = await open('/');
    for (const path of pagePaths.slice(0, -1)) {
      await page.goto(path);
      for (const viewport of [...phones, tablet, { width: 1181, height: 800 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(await covered(page, 'main *, footer *'), `${path} at ${viewport.width} px`).toEqual([]);
      }
    }
  });
});
