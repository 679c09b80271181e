import type { TestProject } from 'vitest/node';
import { startServer, stopServer } from '../server/server-process.ts';
import { findChromium, launchChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
  }
}

/** Starts the server that all browser tests share. */
export default async function start(project: TestProject) {
  await checkBrowser();
  const server = await startServer();
  project.provide('base', server.base);
  return () => stopServer(server);
}

/** Prints the browser's path and version. Throws if the font is missing that the fallback of the site's font is based on. */
async function checkBrowser() {
  const browser = await launchChromium();
  process.stdout.write(`Browser tests run in Chromium ${browser.version()}, ${findChromium()}\n`);
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
