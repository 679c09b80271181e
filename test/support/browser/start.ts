import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startServer, stopServer } from '../server/server-process.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
    /** The path of the browser. */
    browser: string;
  }
}

/** Prints the browser's path and version, and starts the server that all browser tests share. */
export default async function start(project: TestProject) {
  const browser = findChromium();
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  process.stdout.write(`Browser tests run in ${version.trim()}, ${browser}\n`);
  project.provide('browser', browser);
  const server = await startServer();
  project.provide('base', server.base);
  return () => stopServer(server);
}
