import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { test as base, expect, inject, type RunnerTestCase } from 'vitest';
import { launchChromium } from './chromium.ts';
import { hour } from './clock.ts';
import { hidePage, showPage } from './painting.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Viewport width in px. `windowOf` gives the height. */
  width?: number;
  /** `false` for a page whose scripts leave it as it was served. */
  hydrates?: boolean;
  /** Stops the clock once the page is hydrated. `letPass` advances it. */
  stopClock?: boolean;
  /** Console messages that the test causes. */
  expected?: RegExp[];
  /** Adds routes, listeners or scripts before the page loads. A returned Disposable is disposed after the test. */
  prepare?: (page: Page) => Promise<Disposable | undefined>;
}

export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

export const origin = inject('base');

/**
 * The browser of this worker, and the tabs that its tests share. They are no fixtures, of which every extension of `test` would have
 * its own. Sharing a browser between workers, over a socket, takes a sixth more time.
 */
let started: Promise<Browser> | undefined;
const tabs = new Map<string, Tab>();

/**
 * A test with a browser on the built server. `open` loads a page in its own context and waits for hydration if scripts run.
 * `visit` does the same in a tab that tests share and that is not painted, which takes a third of the time. It suits tests that
 * need one page at a time, no cold cache, no picture and no layout shifts. Every unexpected console error, hydration warning, page
 * error and policy violation fails the test.
 */
export const test = base
  .extend('problems', ({ task }, { onCleanup }) => {
    const problems: string[] = [];
    onCleanup(() => expect(problems, task.name).toEqual([]));
    return problems;
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await (started ??= startBrowser());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('load', ({ browser, problems, task, onTestFinished }) => {
    return async (
      tabKind: 'own' | 'shared',
      path: string,
      { width = 1440, hydrates = true, stopClock = false, expected = [], prepare, ...options }: OpenOptions = {},
    ) => {
      // A tab is shared by visits with the same options. The size of its window and the motion can change between them.
      const { viewport = windowOf(width), reducedMotion = null, ...others } = options;
      const tabOptions = { baseURL: new URL(path, origin).origin, javaScriptEnabled: true, stopClock, ...others };
      const key = JSON.stringify(tabOptions);
      const tab = (tabKind === 'shared' && tabs.get(key)) || (await openTab(browser, tabKind, tabOptions));
      const { page } = tab;
      if (tabKind === 'shared') tabs.set(key, tab);
      else onTestFinished(() => page.context().close());
      await forget(page);
      // Nothing of the page before may ask for what `prepare` answers, or see the clock go on.
      if (tab.visits > 0 && (prepare || stopClock)) await page.goto('/robots.txt');
      onTestFinished(async () => {
        await photographIfFailed(page, task);
        await forget(page);
      });
      collectProblems(page.context(), problems, expected);
      await page.mouse.move(-1, -1);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, reducedMotion });
      if (stopClock) await page.clock.resume();
      const prepared = await prepare?.(page);
      if (prepared) onTestFinished(() => prepared.dispose());
      await page.goto(path);
      if (hydrates && tabOptions.javaScriptEnabled) await hydrated(page);
      tab.visits += 1;
      if (stopClock) await page.clock.pauseAt(hour(tab.visits));
      return page;
    };
  })
  .extend('open', ({ load }): Open => {
    return (path, options) => load('own', path, options);
  })
  .extend('visit', ({ load }): Open => {
    return (path, options) => load('shared', path, options);
  });

/** Starts a browser. Throws if the font is missing that the fallback of the site's font is based on. */
async function startBrowser(): Promise<Browser> {
  const browser = await launchChromium(inject('browser'));
  const page = await browser.newPage();
  const hasFont = await page.evaluate(() =>
    new FontFace('Fallback', 'local(Arial), local(Liberation Sans)').load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  if (!hasFont) throw new Error('The browser tests need the font Arial or Liberation Sans (Debian: fonts-liberation).');
  return browser;
}

interface Tab {
  page: Page;
  visits: number;
}

async function openTab(
  browser: Browser,
  tabKind: 'own' | 'shared',
  { stopClock, ...options }: BrowserContextOptions & { stopClock: boolean },
): Promise<Tab> {
  // With a viewport Playwright 1.65 changes the size of the window, too, each time that the size of the page is set. A phone must
  // have one.
  const viewport = options.isMobile ? windowOf(360) : null;
  const context = await browser.newContext({ viewport, ...options });
  if (tabKind === 'shared') await context.addInitScript(hidePage);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  if (stopClock) await page.clock.install({ time: hour(0) });
  return { page, visits: 0 };
}

/** Leaves a picture of a page whose test has failed in `screenshots/`, which CI keeps. */
async function photographIfFailed(page: Page, { name, result }: RunnerTestCase) {
  if (result?.state !== 'fail') return;
  await page.evaluate(showPage);
  await page.screenshot({ path: `screenshots/${name.replaceAll(/[^\w.-]+/g, '-').slice(0, 120)}.png` });
}

/** Takes away what a test has added to the page. */
async function forget(page: Page) {
  page.removeAllListeners();
  for (const event of ['console', 'weberror']) page.context().removeAllListeners(event);
  await page.unrouteAll();
  // The draft of the contact form. An empty tab has no storage.
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
}

/** Returns the size of a phone's or a desktop's window of this width in px. */
export const windowOf = (width: number) => ({ width, height: width < 600 ? 640 : 900 });

/** Adds the errors and warnings of all pages of a context to the problems, but for expected ones. */
function collectProblems(context: BrowserContext, problems: string[], expected: RegExp[]) {
  const report = (text: string) => expected.some((pattern) => pattern.test(text)) || problems.push(text);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  });
  context.on('weberror', (webError) => report(webError.error().message));
}

/** Waits for hydration. Only a hydrated menu button has `aria-expanded`. */
export const hydrated = (page: Page): Promise<void> =>
  // `waitForFunction` would make a visit a tenth slower.
  page.evaluate(async () => {
    const isHydrated = () => document.querySelector('button[aria-label="Menu"]')?.hasAttribute('aria-expanded');
    while (!isHydrated()) await new Promise(requestAnimationFrame);
  });
