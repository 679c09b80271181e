import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findChromium, findWholeChromium } from './chromium.ts';
import { startServer, stopServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
    browser: string;
  }
}

/** Starts the server and the browser that all browser tests share. */
export default async function start(project: TestProject) {
  const executablePath = findChromium();
  // This installs the browser if necessary, which takes too long for a test.
  findWholeChromium();
  const server = await startServer();
  const browser = await chromium.launchServer({
    executablePath,
    args: chromiumArgs,
  });
  project.provide('base', server.base);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopServer(server);
  };
}
