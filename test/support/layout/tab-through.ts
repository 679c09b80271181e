import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface TabOptions {
  /** The part of the page whose controls are tried: all of it if it is left out. */
  within?: string;
  /** How many notices there are. */
  notices?: number;
}

/** Moves the focus through the controls of the page. Returns those that were not reached, or not wholly in view at once. */
export async function tabThrough(
  page: Page,
  way: 'from the start' | 'from the end',
  { within = 'body', notices = 0 }: TabOptions = {},
): Promise<string[]> {
  const isBack = way === 'from the end';
  const watch = await page.evaluateHandle(
    ({ fromLast, part }) => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
      const stops = controls.filter(
        (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
      );
      const unreached = new Set(stops.filter((control) => control.closest(part)));
      const unseen: string[] = [];
      const name = (element: Element) =>
        `${element.outerHTML.slice(0, 80)} ${element.textContent?.trim().slice(0, 40)}`;
      const header = document.querySelector('header');
      if (!header || unreached.size === 0) throw new Error('The page has no header or no controls');
      const cards = [...document.querySelectorAll('[data-notice=error]')];
      // The next key finds the focus where the last one has moved it. Positions are rounded to whole pixels.
      const check = () => {
        const control = document.activeElement;
        if (!(control instanceof HTMLElement)) return;
        unreached.delete(control);
        const { top, bottom, left, right } = control.getBoundingClientRect();
        // Chromium brings the first line of a text area into view.
        const end = control.matches('textarea') ? top + parseFloat(getComputedStyle(control).lineHeight) : bottom;
        const isOverPage = control.closest('header, #root > a') !== null;
        const start = isOverPage ? 0 : header.getBoundingClientRect().bottom;
        // At 400 % zoom the drop zone is higher than what the window has left.
        const room = Math.min(innerHeight, ...cards.map((card) => card.getBoundingClientRect().top)) - start;
        if (end - top > room) return;
        const isCovered = cards.some((card) => {
          const box = card.getBoundingClientRect();
          const xs = [Math.max(left, box.left), Math.min(right, box.right)] as const;
          const ys = [Math.max(top, box.top), Math.min(end, box.bottom)] as const;
          if (card.contains(control) || xs[0] >= xs[1] || ys[0] >= ys[1]) return false;
          return card.contains(document.elementFromPoint((xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2));
        });
        if (top < start - 1 || end > innerHeight + 1 || isCovered) unseen.push(`${top} to ${bottom}: ${name(control)}`);
      };
      document.addEventListener('keydown', check, true);
      const tried = [...unreached];
      const first = tried.at(fromLast ? -1 : 0);
      const before = stops[stops.findIndex((stop) => stop === first) + (fromLast ? 1 : -1)];
      if (before) {
        before.focus();
      } else if (fromLast && first) {
        first.focus();
        unreached.delete(first);
      } else {
        document.body.tabIndex = -1;
        document.body.focus();
      }
      return {
        notices: cards.length,
        count: unreached.size,
        end: () => {
          check();
          document.removeEventListener('keydown', check, true);
          return [...unseen, ...Array.from(unreached, (control) => `not reached: ${name(control)}`)];
        },
      };
    },
    { fromLast: isBack, part: within },
  );
  expect(await watch.evaluate((begun) => begun.notices)).toBe(notices);

  const client = await page.context().newCDPSession(page);
  // 8 is Shift.
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
  // Without waiting in between, they take a tenth of the time, and half of it without letting the key go.
  const presses = Array.from({ length: await watch.evaluate(({ count }) => count) }, () =>
    client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
  );
  await Promise.all(presses);
  await client.detach();
  return watch.evaluate(({ end }) => end());
}
