import type { RequestListener, Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { openServer } from '../../support/server/open-server.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import type { BrowserDriver, ViewSize } from './browser-driver.ts';
import { firefox } from './firefox.ts';
import { desktop, evaluate } from './page.ts';
import { webkit } from './webkit.ts';

/** Opens a page of the site and waits for hydration if scripts run. */
export type Open = (path: string, size?: ViewSize) => Promise<BrowserDriver>;

/** The message of the 404 page. */
const usual = [/^404: no page at \/no-such-page$/];

interface EngineOptions {
  scripts?: boolean;
  env?: Record<string, string>;
  /** A proxy between the browser and the server. */
  proxy?: (base: string) => RequestListener;
  /** Problems that the tests cause. */
  expected?: readonly RegExp[];
}

/**
 * Runs the same tests in each engine. Every unexpected console error, uncaught error and policy violation of the last page
 * fails its test.
 */
export function inEachEngine(
  addTests: (open: Open, server: () => ServerProcess) => void,
  { scripts = true, env, proxy, expected = [] }: EngineOptions = {},
): void {
  describe.each([firefox, webkit])('in $name', (engine) => {
    let server: ServerProcess;
    let front: Server | undefined;
    let browser: BrowserDriver;
    beforeAll(async () => {
      engine.find();
      server = await startServer(env);
      const opened = proxy && (await openServer(proxy(server.base)));
      front = opened?.server;
      const base = opened ? `http://127.0.0.1:${opened.port}` : server.base;
      browser = await engine.launch({ base, scripts });
    }, 600_000);
    afterEach(async () => {
      const problems = await browser.problems();
      expect(problems.filter((problem) => ![...usual, ...expected].some((pattern) => pattern.test(problem)))).toEqual(
        [],
      );
    });
    afterAll(async () => {
      await browser.close();
      front?.close();
      await stopServer(server);
    }, 60_000);
    const open: Open = async (path, size = desktop) => {
      await browser.open(path, size);
      await expect.poll(() => evaluate(browser, isReady, scripts)).toBe(true);
      return browser;
    };
    addTests(open, () => server);
  });
}

/** Runs in the page. Only a hydrated menu button has `aria-expanded`. */
const isReady = (scripts: boolean) =>
  document.readyState === 'complete' &&
  location.href !== 'about:blank' &&
  (!scripts || document.querySelector('button[aria-label="Menu"][aria-expanded]') !== null);
