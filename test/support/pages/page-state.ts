import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export const expectFocus = (target: Locator): Promise<void> => expect.poll(() => isFocused(target)).toBe(true);

export const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Returns how far the page is scrolled, in px. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * Scrolls to a position, and again until it is reached: the last frame of smooth scrolling may come after it. Waits for the event of
 * the scrolling, which comes with the next frame. The site remembers the position then.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = (to: number) => {
    const before = window.scrollY;
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: to, behavior: 'instant' });
    if (window.scrollY !== before) return scrolled.then(() => window.scrollY);
    return before;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

/** Returns the box of an element. Throws when the element is not rendered. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
