import { test as base, expect } from 'vitest';
import { openServer } from '../../support/server/open-server.ts';
import { builtApp } from '../../support/server/test-app.ts';
import { launchFirefox } from './firefox.ts';
import type { Page, ViewportSize } from './page.ts';
import { launchWebkit } from './webkit.ts';

interface OpenOptions {
  javaScriptEnabled?: boolean;
  /** Viewport width in px. */
  width?: number;
  /** Problems that the test causes. */
  expected?: RegExp[];
}

interface EngineBrowser<EnginePage> {
  newPage: (url: string, size: ViewportSize) => Promise<EnginePage>;
  close: () => Promise<void>;
}

/**
 * Returns a test with a browser on the built site. `open` loads a page, in a new window without history, and waits for
 * hydration if scripts run. It closes the page before. Every unexpected console error, uncaught error and policy violation
 * fails the test.
 */
const testIn = <EnginePage extends Page>(launch: (javaScriptEnabled: boolean) => Promise<EngineBrowser<EnginePage>>) =>
  base
    .extend('origin', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const { server, port } = await openServer(builtApp());
      onCleanup(() => void server.close());
      return `http://127.0.0.1:${port}`;
    })
    .extend('browsers', { scope: 'worker' }, ({}, { onCleanup }) => {
      const started = new Map<boolean, Promise<EngineBrowser<EnginePage>>>();
      onCleanup(async () => {
        for (const browser of started.values()) await (await browser).close();
      });
      return (javaScriptEnabled: boolean) => {
        const browser = started.get(javaScriptEnabled) ?? launch(javaScriptEnabled);
        started.set(javaScriptEnabled, browser);
        return browser;
      };
    })
    .extend('open', ({ origin, browsers, onTestFinished }) => {
      let leave = async () => {};
      onTestFinished(() => leave());
      return async (
        path: string,
        { width = 1440, javaScriptEnabled = true, expected = [] }: OpenOptions = {},
      ): Promise<EnginePage> => {
        await leave();
        const browser = await browsers(javaScriptEnabled);
        const page = await browser.newPage(new URL(path, origin).href, { width, height: width < 600 ? 640 : 900 });
        leave = async () => {
          const problems = await page.problems();
          await page.close();
          expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
        };
        await expect.poll(() => page.evaluate(isReady, javaScriptEnabled)).toBe(true);
        return page;
      };
    });

/** A test in Firefox alone, whose pages can be printed. */
export const firefoxTest = testIn(launchFirefox);

/** The engines for `describe.each`, each with its test. */
export const engines = [
  { name: 'Firefox', test: testIn<Page>(launchFirefox) },
  { name: 'WebKit', test: testIn<Page>(launchWebkit) },
];

/** Runs in the page. Only a hydrated menu button has `aria-expanded`. */
const isReady = (javaScriptEnabled: boolean) =>
  document.readyState === 'complete' &&
  location.href !== 'about:blank' &&
  (!javaScriptEnabled || document.querySelector('button[aria-label="Menu"][aria-expanded]') !== null);
