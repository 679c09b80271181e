import { launch, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { chromiumArgs, findChromium } from '../../support/browser/chromium.ts';
import { menuParts } from '../../support/layout/menu.ts';
import { findFirefox } from '../engines/firefox.ts';
import type { ScreenReader } from './screen-reader.ts';

type LaunchedBrowser = Awaited<ReturnType<typeof launch>>;

const launchers = {
  Firefox: (env: NodeJS.ProcessEnv, url: string): Promise<LaunchedBrowser> =>
    launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: false,
      defaultViewport: null,
      env,
      args: [url],
      extraPrefsFirefox: {
        'accessibility.force_disabled': -1,
        'focusmanager.testmode': false,
        // Otherwise it shows a saved guide in another tab, and hides the notice.
        'pdfjs.disabled': true,
        'browser.download.alwaysOpenPanel': false,
        'browser.download.folderList': 2,
        'browser.download.dir': env['XDG_CACHE_HOME'] ?? '',
      },
    }),
  Chromium: (env: NodeJS.ProcessEnv, url: string): Promise<LaunchedBrowser> =>
    launch({
      executablePath: findChromium(),
      headless: false,
      defaultViewport: null,
      env,
      args: [...chromiumArgs, '--force-renderer-accessibility', '--lang=en-US', `--app=${url}`],
    }),
};

export const browserNames = ['Firefox', 'Chromium'] as const;

/**
 * Starts a browser with a page in a window that Orca hears. The browser opens the page itself, because it leaves the focus in its address
 * bar when a page follows its empty one.
 */
export async function openBrowser(name: (typeof browserNames)[number], { env, activate }: ScreenReader, url: string) {
  const browser = await launchers[name](env, url);
  const page = await vi.waitUntil(async () => (await browser.pages()).find((one) => one.url() === url), {
    timeout: 30_000,
  });
  await activate(name === 'Firefox' ? 'firefox' : 'chromium');
  await page.waitForFunction(() => document.hasFocus());
  await hydrated(page, new URL(url).pathname);
  return { browser, page };
}

/** Waits until the page of this path is loaded and hydrated. Nothing is asked of the page before it, which may still be there. */
export async function hydrated(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted, menu) =>
      location.pathname === wanted && document.readyState === 'complete' && document.querySelector(menu) !== null,
    {},
    path,
    `${menuParts.toggle}[aria-expanded]`,
  );
}
