import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import type { BrowserDriver, LaunchOptions, ViewSize } from './browser-driver.ts';
import { firefox } from './firefox.ts';
import { desktop, evaluate } from './page.ts';
import { webkit } from './webkit.ts';

/** Opens a page of the site; with scripts on, resolves when React has taken it over. */
export type Open = (path: string, size?: ViewSize) => Promise<BrowserDriver>;

/** What the console may say on a page, since it is specified. */
const expected = [/^404: no page at \/no-such-page$/];

/**
 * Runs the same steps in each engine. A step fails, too, when the page that it has opened has a console error, an error
 * that nobody caught, or a policy violation.
 */
export function inEachEngine(steps: (open: Open) => void, { scripts = true }: Partial<LaunchOptions> = {}): void {
  describe.each([firefox, webkit])('in $name', (engine) => {
    let server: ServerProcess;
    let browser: BrowserDriver;
    beforeAll(async () => {
      engine.find();
      server = await startServer();
      browser = await engine.launch({ base: server.base, scripts });
    }, 600_000);
    afterEach(async () => {
      const problems = await browser.problems();
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    });
    afterAll(async () => {
      await browser.close();
      await stopServer(server);
    }, 60_000);
    steps(async (path, size = desktop) => {
      await browser.open(path, size);
      await expect.poll(() => evaluate(browser, isReady, scripts)).toBe(true);
      return browser;
    });
  });
}

/** Runs in the page. React gives the button its state as the first thing that it does. */
const isReady = (scripts: boolean) =>
  document.readyState === 'complete' &&
  location.href !== 'about:blank' &&
  (!scripts || document.querySelector('button[aria-label="Menu"][aria-expanded]') !== null);
