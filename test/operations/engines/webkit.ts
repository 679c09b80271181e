import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';
import type { Driver, ViewportSize } from './page.ts';

const findDriver = () => findProgram({ name: 'WebKitWebDriver', package: 'webkit2gtk-driver' });

const findScreen = () => findProgram({ name: 'Xvfb', package: 'xvfb' });

/** Starts a virtual screen, which WebKitGTK needs. */
async function openScreen() {
  const screen = spawn(findScreen(), ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display, close: () => screen.kill() };
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. Selenium drives it. */
export async function launchWebkit(javaScriptEnabled: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = await openScreen();
  const port = await freePort();
  const service = new DriverService.Builder(findDriver())
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({ PATH: process.env.PATH ?? '', HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: screen.display })
    .build();
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    `--enable-javascript=${javaScriptEnabled}`,
  ];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const opener = await driver.getWindowHandle();
  const problems = async () => {
    // The listeners need scripts.
    if (!javaScriptEnabled) return [];
    const found = await driver.executeScript<string[] | null>('return window.problems');
    return found ?? ['a document without listeners has replaced the page'];
  };

  return {
    async newPage(url: string, { width, height }: ViewportSize): Promise<Driver> {
      await driver.switchTo().window(opener);
      // This document runs no scripts. Its origin is that of the page, so it can open the page and listen to its events.
      await driver.get(new URL('/robots.txt', url).href);
      await driver.executeScript(openAndListen, url, `width=${width},height=${height}`);
      const handle = await vi.waitFor(async () => {
        const found = (await driver.getAllWindowHandles()).find((other) => other !== opener);
        if (!found) throw new Error('There is no new window');
        return found;
      });
      await driver.switchTo().window(handle);
      return { downloads, javaScriptEnabled, ...controls(driver), problems };
    },
    async close() {
      await driver.quit();
      await service.kill();
      screen.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const codes = { Alt: Key.ALT, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, t: 't' };

/** Returns what controls the page that the driver shows. */
const controls = (driver: WebDriver) => ({
  keyboard: {
    down: (key: keyof typeof codes) => driver.actions().keyDown(codes[key]).perform(),
    up: (key: keyof typeof codes) => driver.actions().keyUp(codes[key]).perform(),
    press: (key: keyof typeof codes) => driver.actions().sendKeys(codes[key]).perform(),
    type: (text: string) => driver.actions().sendKeys(text).perform(),
  },
  mouse: {
    move: (x: number, y: number) => driver.actions().move({ x, y, duration: 0 }).perform(),
    down: () => driver.actions().press().perform(),
    up: () => driver.actions().release().perform(),
  },
  setViewportSize: async (size: ViewportSize) => void (await driver.manage().window().setRect(size)),
  setInputFiles: (selector: string, paths: string[]) => driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
  goBack: () => driver.navigate().back(),
  goForward: () => driver.navigate().forward(),
  pdf: () => Promise.reject(new Error('The driver of WebKitGTK does not print')),
  close: () => driver.close(),
  read: (expression: string) => driver.executeScript<string>(`return ${expression}`),
});

/**
 * Opens a page and collects its problems. Runs in the opener, because neither WebKit's driver nor MiniBrowser under
 * automation reports console messages. A new window keeps its global object and listeners when it loads its first
 * document, if the origin is the same. Messages of the browser itself are not collected.
 */
function openAndListen(url: string, features: string) {
  const page = window.open(url, '_blank', features);
  if (!page) throw new Error('The window was not opened');
  const problems: string[] = [];
  const note = (words: string) => problems.push(words);
  Reflect.set(page, 'problems', problems);
  page.addEventListener(
    'error',
    ({ message, target }) => note(message || `failed to load: ${Reflect.get(target ?? {}, 'outerHTML')}`),
    true,
  );
  page.addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${reason}`));
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const pageConsole: unknown = Reflect.get(page, 'console');
  for (const level of ['error', 'warn'])
    Object.assign(pageConsole ?? {}, { [level]: (...words: unknown[]) => note(words.join(' ')) });
}
