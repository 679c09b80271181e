import { test as base, expect } from 'vitest';
import { menuParts } from '../../support/layout/menu.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { launchFirefox } from './firefox.ts';
import { createPage, type Driver, type Page, type ViewportSize } from './page.ts';
import { launchWebkit } from './webkit.ts';

interface OpenOptions {
  javaScriptEnabled?: boolean;
  /** Viewport width in px. */
  width?: number;
  /** Problems that the test causes. */
  expected?: RegExp[];
}

interface EngineBrowser {
  newPage: (url: string, size: ViewportSize) => Promise<Driver>;
  close: () => Promise<void>;
}

/**
 * Returns a test with a browser on the built site. `open` loads a page, in a new window without history, and waits for
 * hydration if scripts run. It closes the page before. Every unexpected console error, uncaught error and policy violation
 * fails the test.
 */
const testIn = (launch: (javaScriptEnabled: boolean) => Promise<EngineBrowser>) =>
  base
    .extend('origin', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const { server, port } = await openServer(builtApp());
      onCleanup(() => void server.close());
      return `http://127.0.0.1:${port}`;
    })
    .extend('browsers', { scope: 'worker' }, ({}, { onCleanup }) => {
      const started = new Map<boolean, Promise<EngineBrowser>>();
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
      ): Promise<Page> => {
        await leave();
        const browser = await browsers(javaScriptEnabled);
        const size = { width, height: width < 600 ? 640 : 900 };
        const page = createPage(await browser.newPage(new URL(path, origin).href, size));
        leave = async () => {
          const problems = await page.problems();
          await page.close();
          expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
        };
        await expect.poll(() => page.evaluate(isReady, partOfReady(javaScriptEnabled))).toBe(true);
        return page;
      };
    });

/** The engines for `describe.each`, each with its test. */
export const engines = [
  { name: 'Firefox', test: testIn(launchFirefox) },
  { name: 'WebKit', test: testIn(launchWebkit) },
] as const;

/** A part of the page that shows that it is ready. Only a hydrated toggle of the menu has `aria-expanded`. */
const partOfReady = (javaScriptEnabled: boolean) => (javaScriptEnabled ? `${menuParts.toggle}[aria-expanded]` : 'body');

/** Runs in the page. */
const isReady = (part: string) =>
  document.readyState === 'complete' && location.href !== 'about:blank' && document.querySelector(part) !== null;
