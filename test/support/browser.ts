import { chromium, type Browser, type BrowserContextOptions, type Disposable, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { hour } from './clock.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Viewport width in px; the height follows. */
  width?: number;
  /** Time stands still once the page is there, and passes only through `letPass`. */
  stopClock?: boolean;
  /** Console errors that belong to what is tested. */
  expected?: RegExp[];
  /** Runs before anything is loaded: routes, listeners, a script. What it returns is disposed of after the test. */
  prepare?: (page: Page) => Promise<Disposable | undefined>;
}

export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Origin of the production server under test. */
export const origin = inject('base');

/**
 * A test with a real browser on the production server. `open` loads a page in a context of its own and, with scripts on,
 * waits for hydration. `visit` does so in a tab that tests share, which takes half the time: for those that look at one
 * page at a time and need no cold cache. With both, any console error, hydration warning, page error or policy
 * violation that was not announced fails the test.
 */
export const test = base
  .extend('problems', ({ task }, { onCleanup }) => {
    const problems: string[] = [];
    onCleanup(() => expect(problems, task.name).toEqual([]));
    return problems;
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', ({ browser, problems, onTestFinished }): Open => {
    return async (path, { width = 1440, stopClock, expected = [], prepare, ...options } = {}) => {
      const page = await newPage(browser, { viewport: windowOf(width), ...options });
      onTestFinished(() => page.context().close());
      collectProblems(page, problems, expected);
      if (stopClock) await page.clock.install({ time: hour(0) });
      await prepare?.(page);
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      if (stopClock) await page.clock.pauseAt(hour(1));
      return page;
    };
  })
  .extend('tabs', { scope: 'worker' }, ({ browser }) => createTabs(browser))
  .extend('visit', ({ tabs, problems, onTestFinished }): Open => {
    return async (path, { width = 1440, stopClock = false, expected = [], prepare, ...options } = {}) => {
      const { viewport = windowOf(width), reducedMotion = null, ...tabOptions } = options;
      const baseURL = new URL(path, origin).origin;
      const tab = await tabs({ baseURL, javaScriptEnabled: true, ...tabOptions }, stopClock);
      const { page } = tab;
      // Before it, too: a test may visit several pages.
      await leave(page);
      onTestFinished(() => leave(page));
      collectProblems(page, problems, expected);
      await page.mouse.move(-1, -1);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion });
      if (stopClock) await page.clock.resume();
      const prepared = await prepare?.(page);
      if (prepared) onTestFinished(() => prepared.dispose());
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      tab.visits += 1;
      if (stopClock) await page.clock.pauseAt(hour(tab.visits));
      return page;
    };
  });

/**
 * Ends what the page does, so that it troubles no other visit: it fetches code ahead, perhaps from a site that is gone.
 * It goes where no scripts are, but the pages' opener policy is: without that, every visit would start a new process, as
 * it would after one to another origin.
 */
async function leave(page: Page) {
  page.removeAllListeners();
  await page.unrouteAll();
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
}

/** A tab for each set of options, its origin among them; a clock that can be stopped stays in its tab. */
function createTabs(browser: Browser) {
  const openTab = async (options: BrowserContextOptions, hasClock: boolean) => {
    const page = await newPage(browser, options);
    if (hasClock) await page.clock.install({ time: hour(0) });
    return { page, visits: 0 };
  };
  const opened = new Map<string, ReturnType<typeof openTab>>();
  return (options: BrowserContextOptions, hasClock: boolean) => {
    const key = JSON.stringify({ ...options, hasClock });
    const tab = opened.get(key) ?? openTab(options, hasClock);
    opened.set(key, tab);
    return tab;
  };
}

/** A phone's or a desktop's window of this width in px. */
export const windowOf = (width: number) => ({ width, height: width < 600 ? 640 : 900 });

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return context.newPage();
}

function collectProblems(page: Page, problems: string[], expected: RegExp[]) {
  const report = (text: string) => expected.some((pattern) => pattern.test(text)) || problems.push(text);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  });
  page.on('pageerror', (error) => report(error.message));
}

/** Collects what the page asks for once it is quiet, but for files: the code of linked pages is fetched ahead. */
export async function requestsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => /\/assets\/|favicon/.test(request.url()) || asked.push(request.url()));
  return asked;
}

/** Waits until React has taken the page over: from then on the menu's button says whether the menu is open. */
export const hydrated = (page: Page): Promise<void> =>
  // Looked for in the page: `waitForFunction` adds a tenth to the time of a visit.
  page.evaluate(async () => {
    while (!document.querySelector('button[aria-label="Menu"]')?.hasAttribute('aria-expanded')) {
      await new Promise(requestAnimationFrame);
    }
  });
