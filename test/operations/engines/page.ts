import { expect } from 'vitest';
import type { BrowserDriver } from './browser-driver.ts';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

/** WebDriver's code points of keys without a character. */
export const key = { enter: '\uE007', escape: '\uE00C', alt: '\uE00A', tab: '\uE004' } as const;

/** Runs a function in the page. Arguments and result are JSON, and the function cannot use variables of its module. */
export async function evaluate<Args extends readonly unknown[], Result>(
  browser: BrowserDriver,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return JSON.parse(await browser.evaluate(`JSON.stringify((${String(run)})(...${JSON.stringify(args)}) ?? null)`));
}

/** Scrolls the first matching element into view, waits until it stops moving and clicks its center. */
export async function click(browser: BrowserDriver, selector: string): Promise<void> {
  const place = () => evaluate(browser, middleOf, selector);
  let before = await place();
  await expect
    .poll(
      async () => {
        const last = before;
        // In the next frame Firefox ESR 153 may scroll back to the field of the last key.
        if (browser.scripts) await browser.evaluate(twoFrames);
        before = await place();
        return before !== null && before.x === last?.x && before.y === last.y;
      },
      { message: `${selector} in view` },
    )
    .toBe(true);
  if (!before) return;
  await browser.act({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', ...before },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  });
}

const twoFrames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(''))))";

/** Runs in the page. Returns the center of an element in whole pixels, or null while another element covers it. */
function middleOf(selector: string) {
  const element = document.querySelector(selector);
  const middle = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => element?.contains(document.elementFromPoint(x, y));
  // WebKit would also scroll for an element in the sticky header.
  if (!isFree(middle())) element?.scrollIntoView({ block: 'center' });
  return isFree(middle()) ? middle() : null;
}

/** Presses keys in sequence. A key is a character or a value of `key`. */
export async function press(browser: BrowserDriver, keys: string): Promise<void> {
  const actions = Array.from(keys).flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  await browser.act({ type: 'key', id: 'keyboard', actions });
}

export async function type(browser: BrowserDriver, selector: string, text: string): Promise<void> {
  await click(browser, selector);
  await press(browser, text);
}

/** Returns the visible text of an element, or null without an element. WebKit adds a line break after a flex item. */
export const textOf = (browser: BrowserDriver, selector: string): Promise<string | null> =>
  evaluate(browser, (found) => document.querySelector<HTMLElement>(found)?.innerText.trim() ?? null, selector);

/** Returns whether the focused element matches. */
export const hasFocus = (browser: BrowserDriver, selector: string): Promise<boolean> =>
  evaluate(browser, (wanted) => document.activeElement?.matches(wanted) ?? false, selector);

export const scrolledBy = (browser: BrowserDriver): Promise<number> => evaluate(browser, () => Math.round(scrollY));

/** Returns the address of the page without its origin. */
export const addressOf = (browser: BrowserDriver): Promise<string> =>
  evaluate(browser, () => location.pathname + location.search + location.hash);

/** Returns the text of all visible notices. */
export const noticesOf = (browser: BrowserDriver): Promise<string[]> =>
  evaluate(browser, () =>
    [
      ...document.querySelectorAll<HTMLElement>('[aria-label="Notifications"] :is([role="alert"], [role="status"])'),
    ].map((notice) => notice.innerText),
  );
