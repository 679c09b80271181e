import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export const expectFocus = (target: Locator): Promise<void> => expect.poll(() => isFocused(target)).toBe(true);

export const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

/** Tells whether the top of what has the focus is in the window, below the header. */
export const isFocusInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const { top } = activeElement?.getBoundingClientRect() ?? { top: -1 };
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (
      activeElement !== body && (activeElement?.closest('header') !== null || (top >= header && top < innerHeight))
    );
  });

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

/** Starts to watch the scrolling. The returned function tells whether it was smooth, and starts again. */
export async function watchScrolling(page: Page): Promise<() => Promise<boolean>> {
  const passed = await page.evaluateHandle(() => {
    const positions = new Set<number>();
    document.addEventListener('scroll', () => positions.add(window.scrollY));
    return positions;
  });
  return () =>
    passed.evaluate((positions) => {
      // Without animation there are at most the position before and the target's.
      const isSmooth = positions.size > 2;
      positions.clear();
      return isSmooth;
    });
}

/** Returns the box of an element. Throws when the element is not rendered. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
