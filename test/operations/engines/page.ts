import { vi } from 'vitest';

export interface ViewportSize {
  width: number;
  height: number;
}

type Key = 'Alt' | 'Enter' | 'Escape' | 'Tab' | 't';

/** The part of a page that each engine does in its own way. The names are those of Playwright. */
export interface Driver {
  /** The folder of the browser's downloads. */
  downloads: string;
  javaScriptEnabled: boolean;
  keyboard: Record<'down' | 'press' | 'up', (key: Key) => Promise<void>> & { type: (text: string) => Promise<void> };
  mouse: Record<'down' | 'up', () => Promise<void>> & { move: (x: number, y: number) => Promise<void> };
  setViewportSize: (size: ViewportSize) => Promise<void>;
  setInputFiles: (selector: string, paths: string[]) => Promise<void>;
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  /** Prints the page. */
  pdf: () => Promise<Uint8Array>;
  /** Returns the console errors, uncaught errors and policy violations since the page was opened. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
  /** Evaluates an expression that gives a string, or a promise of one if scripts run. */
  read: (expression: string) => Promise<string>;
}

export type Page = ReturnType<typeof createPage>;

/** Creates a page in another engine, which has a part of what Playwright's page has. */
export function createPage(driver: Driver) {
  /** Runs a function in the page. Arguments and result are JSON, and the function cannot use variables of its module. */
  const evaluate = async <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> =>
    JSON.parse(await driver.read(`JSON.stringify((${String(run)})(...${JSON.stringify(args)}) ?? null)`));
  return {
    ...driver,
    evaluate,
    locator: (selector: string) => new Locator(driver, selector),
    title: () => evaluate(() => document.title),
    /** Returns the address without its origin. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    scrollPosition: () => evaluate(() => Math.round(scrollY)),
  };
}

/** The elements of a page that match a selector. Actions are for the first. */
export class Locator {
  private readonly driver: Driver;
  private readonly selector: string;

  constructor(driver: Driver, selector: string) {
    this.driver = driver;
    this.selector = selector;
  }

  /** Returns a locator of elements in these ones. */
  locator(selector: string): Locator {
    return new Locator(this.driver, `${this.selector} :is(${selector})`);
  }

  /** Runs a function in the page with the first element. */
  async evaluate<Result>(run: (element: Element) => Result): Promise<Result> {
    const element = `document.querySelector(${JSON.stringify(this.selector)})`;
    return JSON.parse(await this.driver.read(`JSON.stringify((${String(run)})(${element}) ?? null)`));
  }

  /** Scrolls the element into view, waits until it stands still with nothing over it, and clicks its middle. */
  async click(): Promise<void> {
    let last: { x: number; y: number } | null = null;
    const { x, y } = await vi.waitFor(
      async () => {
        const before = last;
        // In the next frame Firefox ESR 153 may scroll back to the field of the last key.
        if (this.driver.javaScriptEnabled) await this.driver.read(painted);
        last = await this.evaluate(middleOf);
        if (last && last.x === before?.x && last.y === before.y) return last;
        throw new Error(`${this.selector} is not in view, or moves`);
      },
      { timeout: 15_000 },
    );
    await this.driver.mouse.move(x, y);
    await this.driver.mouse.down();
    await this.driver.mouse.up();
  }

  async pressSequentially(text: string): Promise<void> {
    await this.click();
    await this.driver.keyboard.type(text);
  }

  setInputFiles(paths: string[]): Promise<void> {
    return this.driver.setInputFiles(this.selector, paths);
  }

  /** Returns the visible texts. WebKit adds a line break after a flex item. */
  async allInnerTexts(): Promise<string[]> {
    const elements = `document.querySelectorAll(${JSON.stringify(this.selector)})`;
    return JSON.parse(
      await this.driver.read(`JSON.stringify(Array.from(${elements}, ({ innerText }) => innerText.trim()))`),
    );
  }

  hasFocus(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }
}

/** An expression for the page. Waits until what has changed is painted. */
const painted = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(''))))";

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
