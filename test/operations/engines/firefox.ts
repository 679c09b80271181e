import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { findProgram } from '../../support/find-program.ts';
import type { Driver, ViewportSize } from './page.ts';

export const findFirefox = () =>
  findProgram({
    name: 'Firefox',
    files: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    package: 'firefox-esr',
  });

/** Starts Firefox. Puppeteer drives it as it is installed. */
export async function launchFirefox(javaScriptEnabled: boolean) {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'javascript.enabled': javaScriptEnabled,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
  });
  return {
    async newPage(url: string, size: ViewportSize): Promise<Driver> {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text());
      });
      // Firefox reports policy violations as errors.
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.setViewport(size);
      await page.goto(url);
      return {
        downloads,
        javaScriptEnabled,
        keyboard: page.keyboard,
        mouse: page.mouse,
        setViewportSize: (changed) => page.setViewport(changed),
        async setInputFiles(selector, paths) {
          const input = await page.waitForSelector(selector);
          await (await input?.toElement('input'))?.uploadFile(...paths);
        },
        goBack: async () => void (await page.goBack()),
        goForward: async () => void (await page.goForward()),
        // On paper with the margins that Firefox has. Puppeteer takes its default size, in inches, for centimeters.
        pdf: () => page.pdf({ format: 'letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }),
        problems: async () => problems,
        close: () => page.close(),
        read: async (expression) => String(await page.evaluate(expression)),
      };
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}
