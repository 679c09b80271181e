import { vi } from 'vitest';

export interface ViewportSize {
  width: number;
  height: number;
}

type Key = 'Alt' | 'Enter' | 'Escape' | 'Tab' | 't';

/** A page in another engine. What it has is a part of Playwright's page, by the same names. */
export abstract class Page {
  /** The folder of the browser's downloads. */
  abstract readonly downloads: string;
  abstract readonly javaScriptEnabled: boolean;
  abstract readonly keyboard: Record<'down' | 'press' | 'up', (key: Key) => Promise<void>> & {
    type: (text: string) => Promise<void>;
  };
  abstract readonly mouse: Record<'down' | 'up', () => Promise<void>> & {
    move: (x: number, y: number) => Promise<void>;
  };
  abstract setViewportSize(size: ViewportSize): Promise<void>;
  abstract setInputFiles(selector: string, paths: string[]): Promise<void>;
  abstract goBack(): Promise<void>;
  abstract goForward(): Promise<void>;
  /** Returns the console errors, uncaught errors and policy violations since the page was opened. */
  abstract problems(): Promise<string[]>;
  abstract close(): Promise<void>;
  /** Evaluates an expression that gives a string, or a promise of one if scripts run. */
  protected abstract read(expression: string): Promise<string>;

  /** Runs a function in the page. Arguments and result are JSON, and the function cannot use variables of its module. */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return JSON.parse(await this.read(`JSON.stringify((${String(run)})(...${JSON.stringify(args)}) ?? null)`));
  }

  /** Runs a function in the page with the first element of this selector. */
  async evaluateOn<Result>(selector: string, run: (element: Element) => Result): Promise<Result> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    return JSON.parse(await this.read(`JSON.stringify((${String(run)})(${element}) ?? null)`));
  }

  /** Waits until what has changed is painted, if scripts run. */
  async painted(): Promise<void> {
    if (!this.javaScriptEnabled) return;
    await this.read("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(''))))");
  }

  locator(selector: string): Locator {
    return new Locator(this, selector);
  }

  title(): Promise<string> {
    return this.evaluate(() => document.title);
  }

  /** Returns the address without its origin. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  scrollPosition(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }
}

/** The elements of a page that match a selector. Actions are for the first. */
export class Locator {
  private readonly page: Page;
  private readonly selector: string;

  constructor(page: Page, selector: string) {
    this.page = page;
    this.selector = selector;
  }

  /** Returns a locator of elements in these ones. */
  locator(selector: string): Locator {
    return new Locator(this.page, `${this.selector} :is(${selector})`);
  }

  /** Runs a function in the page with the first element. */
  evaluate<Result>(run: (element: Element) => Result): Promise<Result> {
    return this.page.evaluateOn(this.selector, run);
  }

  /** Scrolls the element into view, waits until it stands still with nothing over it, and clicks its middle. */
  async click(): Promise<void> {
    let last: { x: number; y: number } | null = null;
    const { x, y } = await vi.waitFor(
      async () => {
        const before = last;
        // In the next frame Firefox ESR 153 may scroll back to the field of the last key.
        await this.page.painted();
        last = await this.evaluate(middleOf);
        if (last && last.x === before?.x && last.y === before.y) return last;
        throw new Error(`${this.selector} is not in view, or moves`);
      },
      { timeout: 15_000 },
    );
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async pressSequentially(text: string): Promise<void> {
    await this.click();
    await this.page.keyboard.type(text);
  }

  setInputFiles(paths: string[]): Promise<void> {
    return this.page.setInputFiles(this.selector, paths);
  }

  /** Returns the visible texts. WebKit adds a line break after a flex item. */
  allInnerTexts(): Promise<string[]> {
    return this.page.evaluate(
      (selector) => Array.from(document.querySelectorAll<HTMLElement>(selector), ({ innerText }) => innerText.trim()),
      this.selector,
    );
  }

  hasFocus(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }
}

/** Runs in the page. Returns the middle of an element in whole pixels, or null while another element covers it. */
function middleOf(element: Element) {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => element.contains(document.elementFromPoint(x, y));
  if (!isFree(middle())) element.scrollIntoView({ block: 'center' });
  return isFree(middle()) ? middle() : null;
}
