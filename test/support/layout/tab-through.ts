import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface TabOptions {
  /** The part of the page whose controls are tried: all of it if it is left out. */
  within?: string;
  /** How many notices there are. */
  notices?: number;
}

/**
 * Moves the focus through the controls of the page, and returns those that were not reached. A control that is not wholly in view when
 * the next key is pressed is tried again, because the browser may scroll later. It fails if the control does not come into view.
 */
export async function tabThrough(
  page: Page,
  way: 'from the start' | 'from the end',
  { within = 'body', notices = 0 }: TabOptions = {},
): Promise<string[]> {
  const isBack = way === 'from the end';
  const watch = await page.evaluateHandle(
    ({ back, part }) => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
      const stops = controls.filter(
        (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
      );
      const unreached = new Set(stops.filter((control) => control.closest(part)));
      const late: HTMLElement[] = [];
      const name = (element: Element) =>
        `${element.outerHTML.slice(0, 80)} ${element.textContent?.trim().slice(0, 40)}`;
      const header = document.querySelector('header');
      if (!header || unreached.size === 0) throw new Error('The page has no header or no controls');
      const cards = [...document.querySelectorAll('[data-notice=error]')];

      /** Tells where a control is that is not wholly in view. Positions are rounded to whole pixels. */
      const faultOf = (control: HTMLElement | undefined) => {
        if (!control || control !== document.activeElement) return 'The control has no focus';
        const { top, bottom, left, right } = control.getBoundingClientRect();
        // Chromium brings the first line of a text area into view.
        const end = control.matches('textarea') ? top + parseFloat(getComputedStyle(control).lineHeight) : bottom;
        const isOverPage = control.closest('header, #root > a') !== null;
        const start = isOverPage ? 0 : header.getBoundingClientRect().bottom;
        // At 400 % zoom the drop zone is higher than what the window has left.
        const room = Math.min(innerHeight, ...cards.map((card) => card.getBoundingClientRect().top)) - start;
        if (end - top > room) return '';
        const isCovered = cards.some((card) => {
          const box = card.getBoundingClientRect();
          const xs = [Math.max(left, box.left), Math.min(right, box.right)] as const;
          const ys = [Math.max(top, box.top), Math.min(end, box.bottom)] as const;
          if (card.contains(control) || xs[0] >= xs[1] || ys[0] >= ys[1]) return false;
          return card.contains(document.elementFromPoint((xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2));
        });
        return top < start - 1 || end > innerHeight + 1 || isCovered ? `${top} to ${bottom}: ${name(control)}` : '';
      };
      /** Puts the focus where one key moves it to a control. */
      const goBefore = (control: HTMLElement | undefined) => {
        const before = stops[stops.findIndex((stop) => stop === control) + (back ? 1 : -1)];
        if (!before && !back) document.body.tabIndex = -1;
        (before ?? (back ? control : document.body))?.focus();
      };
      // The next key finds the focus where the last one has moved it.
      const check = () => {
        const control = document.activeElement;
        if (!(control instanceof HTMLElement) || control === document.body) return;
        if (unreached.delete(control) && faultOf(control)) late.push(control);
      };
      document.addEventListener('keydown', check, true);
      goBefore([...unreached].at(back ? -1 : 0));
      return {
        notices: cards.length,
        count: unreached.size,
        end: () => {
          check();
          document.removeEventListener('keydown', check, true);
          return { late: late.length, unreached: Array.from(unreached, (control) => `not reached: ${name(control)}`) };
        },
        goBefore: (index: number) => goBefore(late[index]),
        faultOf: (index: number) => faultOf(late[index]),
      };
    },
    { back: isBack, part: within },
  );
  expect(await watch.evaluate((begun) => begun.notices)).toBe(notices);

  const client = await page.context().newCDPSession(page);
  // 8 is Shift.
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
  const press = () => client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  // Without waiting in between, they take a tenth of the time, and half of it without letting the key go.
  await Promise.all(Array.from({ length: await watch.evaluate(({ count }) => count) }, press));
  const { late, unreached } = await watch.evaluate(({ end }) => end());
  for (let index = 0; index < late; index += 1) {
    await watch.evaluate(({ goBefore }, at) => goBefore(at), index);
    await press();
    await expect.poll(() => watch.evaluate(({ faultOf }, at) => faultOf(at), index)).toBe('');
  }
  await client.detach();
  return unreached;
}
