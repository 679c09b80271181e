import type { Page } from 'playwright-core';

/**
 * Presses Tab through all controls of a part of the page, which must not scroll smoothly. Returns those that were not reached, and those
 * that were not wholly in view below the header.
 */
export async function tabThrough(page: Page, part = 'body'): Promise<string[]> {
  const watch = await page.evaluateHandle((within) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const stops = controls.filter(
      (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
    );
    const unreached = new Set<Element>(stops.filter((control) => control.closest(within)));
    const hidden: Element[] = [];
    const header = document.querySelector('header');
    if (!header || unreached.size === 0) throw new Error('The page has no header or no controls');
    // The next key finds the focus where the last one has moved it.
    const check = () => {
      const control = document.activeElement;
      if (!control || !unreached.delete(control)) return;
      const { top, bottom } = control.getBoundingClientRect();
      // Chromium brings the first line of a text area into view.
      const end = control.matches('textarea') ? top + parseFloat(getComputedStyle(control).lineHeight) : bottom;
      const start = control.closest('header, #root > a') ? 0 : header.getBoundingClientRect().bottom;
      // Positions are rounded to whole pixels.
      if (top < start - 1 || end > innerHeight + 1) hidden.push(control);
    };
    document.addEventListener('keydown', check, true);
    // The focus begins where one key moves it to the first control.
    const before = stops[stops.findIndex((stop) => unreached.has(stop)) - 1] ?? document.body;
    if (before === document.body) before.tabIndex = -1;
    before.focus();
    return {
      count: unreached.size,
      end() {
        check();
        document.removeEventListener('keydown', check, true);
        return [...hidden, ...unreached].map(({ outerHTML }) => outerHTML.slice(0, 120));
      },
    };
  }, part);
  const client = await page.context().newCDPSession(page);
  const press = () =>
    client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 });
  // Without waiting in between, they take a tenth of the time, and half of it without letting the key go.
  await Promise.all(Array.from({ length: await watch.evaluate(({ count }) => count) }, press));
  await client.detach();
  return watch.evaluate(({ end }) => end());
}
