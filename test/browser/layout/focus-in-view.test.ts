import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink } from '../../support/pages/links.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

test.for(pageAddresses)(
  '%s shows every control below the header as soon as Tab reaches it',
  async (path, { visit }) => {
    const page = await visit(path, { expected: [/404/] });
    const keyboard = await page.context().newCDPSession(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const { reached, count } = await watchFocus(page);
      await pressTab(keyboard, count);
      // Back from the last control to the first.
      await pressTab(keyboard, count - 1, shift);
      const { unreached, unseen, isBack } = await reached();
      expect(unreached, `not reached at ${width} px`).toEqual([]);
      expect(unseen, `out of view at ${width} px`).toEqual([]);
      expect(isBack, `Shift+Tab at ${width} px`).toBe(true);
    }
    await keyboard.detach();
  },
);

const windows = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
];

test.for(['/contact', '/about'])('%s shows every control clear of notices', async (path, { visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const notices = new Notices(page);
  await notices.showError();
  if (path !== '/contact') {
    await followLink(page, path);
    await page.waitForURL(`**${path}`);
  }
  const keyboard = await page.context().newCDPSession(page);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const { reached, count, cards } = await watchFocus(page);
    expect(cards).toBe(1);
    await pressTab(keyboard, count);
    await pressTab(keyboard, count - 1, shift);
    const { unreached, unseen } = await reached();
    expect(unreached, `not reached at ${viewport.width} px`).toEqual([]);
    expect(unseen, `covered at ${viewport.width} px`).toEqual([]);
  }
  expect(await notices.staying(notices.errors)).toBe(1);
  await keyboard.detach();
});

test('find-in-page shows what it finds within a frame', async ({ visit }) => {
  const page = await visit('/');
  const found = await page.evaluate(async () => {
    const isFound: unknown = Reflect.apply(Reflect.get(window, 'find'), window, ['Family Heritage']);
    await new Promise(requestAnimationFrame);
    const { top, bottom } = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return { isFound, top, bottom };
  });
  expect(found.isFound).toBe(true);
  expect(found.top).toBeGreaterThan(80);
  expect(found.bottom).toBeLessThan(900);
});

const shift = 8;

/** Presses Tab without waiting in between, which takes a tenth of the time. */
async function pressTab(keyboard: CDPSession, times: number, modifiers = 0) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const presses = Array.from({ length: times }).flatMap(() =>
    (['rawKeyDown', 'keyUp'] as const).map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...key })),
  );
  await Promise.all(presses);
}

/** Moves the focus to the start of the page. Returns the number of its controls and a function that tells what Tab did. */
async function watchFocus(page: Page) {
  const watch = await page.evaluateHandle(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const unreached = new Set(
      controls.filter((control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility()),
    );
    const unseen: string[] = [];
    const name = (element: Element) => `${element.outerHTML.slice(0, 80)} ${element.textContent?.trim().slice(0, 40)}`;
    const header = document.querySelector('header');
    if (!header || unreached.size === 0) throw new Error('The page has no header or no controls');
    const cards = [...document.querySelectorAll('[aria-label=Notifications] [role=alert]')].flatMap(
      ({ parentElement }) => parentElement ?? [],
    );
    // The key goes up after the focus has moved, and before the next frame. Positions are rounded to whole pixels.
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
    document.addEventListener('keyup', check);
    window.scrollTo({ top: 0 });
    document.body.tabIndex = -1;
    document.body.focus();
    return {
      counts: { count: unreached.size, cards: cards.length },
      end: () => {
        document.removeEventListener('keyup', check);
        return { unreached: [...unreached].map(name), unseen, isBack: document.activeElement === controls[0] };
      },
    };
  });
  return { ...(await watch.evaluate(({ counts }) => counts)), reached: () => watch.evaluate(({ end }) => end()) };
}
