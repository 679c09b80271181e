import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startServer, stopServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
    browser: string;
  }
}

/** Starts the server and the browser that all browser tests share. */
export default async function start(project: TestProject) {
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    // Without a limit Chromium 156 starts a spare renderer with every navigation: 123 processes instead of 30 for 42 tests.
    args: [...chromiumArgs, '--renderer-process-limit=1'],
  });
  await check(browser);
  // A machine that stands still for a second must not get a page refused.
  const server = await startServer({ MAX_DELAY: '60000' });
  project.provide('base', server.base);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopServer(server);
  };
}

/** Prints the browser's path and version. Throws if it has not the font on which the fallback of the site's font is based. */
async function check(started: BrowserServer) {
  const browser = await chromium.connect(started.wsEndpoint());
  process.stdout.write(`Browser tests run in Chromium ${browser.version()}, ${started.process().spawnfile}\n`);
  const page = await browser.newPage();
  const hasFont = await page.evaluate(() =>
    new FontFace('Fallback', 'local(Arial), local(Liberation Sans)').load().then(
      () => true,
      () => false,
    ),
  );
  await browser.close();
  if (!hasFont) throw new Error('The browser tests need the font Arial or Liberation Sans (Debian: fonts-liberation).');
}
