import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page as PuppeteerPage } from 'puppeteer-core';
import { findProgram } from '../../support/find-program.ts';
import { Page, type ViewportSize } from './page.ts';

const findFirefox = () =>
  findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
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
    async newPage(url: string, size: ViewportSize) {
      const page = new FirefoxPage(await browser.newPage(), downloads, javaScriptEnabled);
      await page.setViewportSize(size);
      await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}

class FirefoxPage extends Page {
  readonly keyboard;
  readonly mouse;
  readonly downloads;
  readonly javaScriptEnabled;
  private readonly page;
  private readonly found: string[] = [];

  constructor(page: PuppeteerPage, downloads: string, javaScriptEnabled: boolean) {
    super();
    this.page = page;
    this.downloads = downloads;
    this.javaScriptEnabled = javaScriptEnabled;
    this.keyboard = page.keyboard;
    this.mouse = page.mouse;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.found.push(message.text());
    });
    // Firefox reports policy violations as errors.
    page.on('pageerror', (error) => this.found.push(String(error)));
  }

  async goto(url: string) {
    await this.page.goto(url);
  }

  setViewportSize(size: ViewportSize) {
    return this.page.setViewport(size);
  }

  async setInputFiles(selector: string, paths: string[]) {
    const input = await this.page.waitForSelector(selector);
    await (await input?.toElement('input'))?.uploadFile(...paths);
  }

  async goBack() {
    await this.page.goBack();
  }

  async goForward() {
    await this.page.goForward();
  }

  async problems() {
    return this.found;
  }

  close() {
    return this.page.close();
  }

  /** Prints the page to a PDF, on paper with the margins that Firefox has. */
  pdf() {
    // Puppeteer takes its default size, in inches, for centimeters.
    return this.page.pdf({ format: 'letter', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  }

  protected async read(expression: string) {
    return String(await this.page.evaluate(expression));
  }
}
