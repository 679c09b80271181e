import { expect } from 'vitest';
import type { BrowserDriver } from './browser-driver.ts';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1440, height: 900 };

/** The keys of WebDriver that have no character. */
export const key = { enter: '\uE007', escape: '\uE00C', alt: '\uE00A', tab: '\uE004' } as const;

/** Runs a function in the page. What goes in and what comes out is JSON; the function sees nothing else of this file. */
export async function evaluate<Args extends readonly unknown[], Result>(
  browser: BrowserDriver,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return JSON.parse(await browser.evaluate(`JSON.stringify((${String(run)})(...${JSON.stringify(args)}) ?? null)`));
}

/** Brings the first element that matches into view, waits until it stands still, and clicks its middle. */
export async function click(browser: BrowserDriver, selector: string): Promise<void> {
  const place = () => evaluate(browser, middleOf, selector);
  let before = await place();
  await expect
    .poll(
      async () => {
        const last = before;
        // In the next frame Firefox (ESR 153) may scroll back to where the last key was typed.
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

/** Runs in the page. Where an element is to be clicked, in whole pixels; nothing while something else lies there. */
function middleOf(selector: string) {
  const element = document.querySelector(selector);
  const middle = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => element?.contains(document.elementFromPoint(x, y));
  // Only where it must: WebKit scrolls for what sticks to the top, too.
  if (!isFree(middle())) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isFree(middle()) ? middle() : null;
}

/** Presses keys after one another: characters, or some of `key`. */
export async function press(browser: BrowserDriver, keys: string): Promise<void> {
  const actions = Array.from(keys).flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  await browser.act({ type: 'key', id: 'keyboard', actions });
}

/** Clicks a field and types into it. */
export async function type(browser: BrowserDriver, selector: string, text: string): Promise<void> {
  await click(browser, selector);
  await press(browser, text);
}

/** What an element says; nothing when there is none. */
export const textOf = (browser: BrowserDriver, selector: string): Promise<string | null> =>
  evaluate(browser, (found) => document.querySelector<HTMLElement>(found)?.innerText ?? null, selector);

/** Whether the focus is on an element that matches. */
export const hasFocus = (browser: BrowserDriver, selector: string): Promise<boolean> =>
  evaluate(browser, (wanted) => document.activeElement?.matches(wanted) ?? false, selector);

export const scrolledBy = (browser: BrowserDriver): Promise<number> => evaluate(browser, () => Math.round(scrollY));

/** The address of the page, without the origin. */
export const addressOf = (browser: BrowserDriver): Promise<string> =>
  evaluate(browser, () => location.pathname + location.search + location.hash);

/** All notices that are shown, as they read. */
export const noticesOf = (browser: BrowserDriver): Promise<string[]> =>
  evaluate(browser, () =>
    [
      ...document.querySelectorAll<HTMLElement>('[aria-label="Notifications"] :is([role="alert"], [role="status"])'),
    ].map((notice) => notice.innerText),
  );
