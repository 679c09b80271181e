import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

export interface OpenOptions extends BrowserContextOptions {
  /** Viewport width in px; the height follows (a phone's or a desktop's). */
  width?: number;
  /** Time stands still once the page is there, and passes only through `letPass`. */
  stopClock?: boolean;
  /** Console errors that belong to what is tested. */
  expected?: RegExp[];
  /** Runs before anything is loaded: routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>;
}

export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Origin of the production server under test. */
export const origin = inject('base');

/**
 * A test with a real browser on the production server. `open` loads a page in a context of its own and, with scripts on,
 * waits for hydration. `visit` does so in a tab that the tests of a file share, which takes half the time: for tests that
 * leave nothing behind but a page. With both, any console error, hydration warning, page error or policy violation that was
 * not announced fails the test.
 */
export const test = base
  .extend('problems', ({ task }, { onCleanup }) => {
    const problems: string[] = [];
    onCleanup(() => expect(problems, task.name).toEqual([]));
    return problems;
  })
  .extend('open', async ({ problems }, { onCleanup }): Promise<Open> => {
    const browser = await chromium.connect(inject('browser'));
    onCleanup(() => browser.close());
    return async (path, { width = 1440, stopClock, expected = [], prepare, ...options } = {}) => {
      const page = await newPage(browser, { viewport: viewport(width), ...options });
      collectProblems(page, problems, expected);
      if (stopClock) await page.clock.install({ time: '2026-03-02T11:00:00Z' });
      await prepare?.(page);
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      if (stopClock) await page.clock.pauseAt('2026-03-02T12:00:00Z');
      return page;
    };
  })
  .extend('tab', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browser'));
    onCleanup(() => browser.close());
    return newPage(browser);
  })
  .extend('visit', ({ tab, problems }) => {
    return async (path: string, { width = 1440, expected = [] }: Pick<OpenOptions, 'width' | 'expected'> = {}) => {
      tab.removeAllListeners();
      collectProblems(tab, problems, expected);
      await tab.mouse.move(-1, -1);
      await tab.setViewportSize(viewport(width));
      await tab.goto(path);
      await hydrated(tab);
      return tab;
    };
  });

const viewport = (width: number) => ({ width, height: width < 600 ? 640 : 900 });

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

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
  await page.waitForFunction(() => document.querySelector('button[aria-label="Menu"]')?.hasAttribute('aria-expanded'));
}

/** Waits until React has done what follows from a movement: it works in message events, which the clock leaves alone. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
    }
  });

/** Lets time pass where `stopClock` holds it. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(milliseconds);
  await settled(page);
}
