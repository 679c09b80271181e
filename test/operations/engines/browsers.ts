import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, firefox } from 'playwright-core';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';

/** A window of a browser. The journeys name a control by its label or by the first words on it. */
interface Visitor {
  visit: (address: string) => Promise<void>;
  click: (control: string) => Promise<void>;
  /** Types a text into a field. */
  type: (control: string, text: string) => Promise<void>;
  press: (key: 'Alt+t' | 'Escape') => Promise<void>;
  chooseFiles: (paths: string[]) => Promise<void>;
  /** Runs a function in the page, without variables of its module. */
  read: <Result>(run: () => Result) => Promise<Result>;
  close: () => Promise<void>;
}

interface Engine {
  /** The folder of saved files. */
  downloads: string;
  open: (width: number, height: number) => Promise<Visitor>;
  close: () => Promise<void>;
}

/** Runs in the page. Returns the first visible control whose label or words begin with a name. */
function findControl(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')].find((element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const words = element.ariaLabel ?? (label ?? element).textContent?.trim();
    return words?.startsWith(name) && element.checkVisibility({ visibilityProperty: true });
  });
}

/** Runs in the page. Calls back with whether a control stays at its place for a frame. */
function isStill(control: Element, done: (isStill: boolean) => void) {
  const { x, y } = control.getBoundingClientRect();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = control.getBoundingClientRect();
      done(now.x === x && now.y === y);
    }),
  );
}

/** Waits for a control, and acts on it again if the page has replaced, moved or covered it. */
const withControl = <Control>(
  find: () => Promise<Control | null | undefined>,
  act: (control: Control) => Promise<unknown>,
) =>
  vi.waitFor(
    async () => {
      const control = await find();
      if (!control) throw new Error('There is no such control');
      await act(control);
    },
    { timeout: 30_000, interval: 100 },
  );

/** Starts Debian's Firefox. Playwright drives it as it is, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findProgram({ name: 'Firefox', files: ['firefox-esr', 'firefox'], package: 'firefox-esr' });
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, downloadsPath: downloads });
  skipMediaFeatures(browser);
  return {
    downloads,
    async open(width, height) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      const find = (name: string) => async () => (await page.evaluateHandle(findControl, name)).asElement();
      return {
        visit: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
        click: (name) => withControl(find(name), (control) => control.click({ timeout: 5000 })),
        type: (name, text) => withControl(find(name), (control) => control.type(text)),
        press: (key) => page.keyboard.press(key),
        chooseFiles: (paths) => page.locator('input[type=file]').setInputFiles(paths),
        read: (run) => page.evaluate(run),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}

/**
 * Answers a command of Playwright that Firefox ESR does not have: https://github.com/w3c/webdriver-bidi/issues/750. Playwright sends
 * it for each new context, with nothing to change.
 */
function skipMediaFeatures(browser: Browser) {
  const connection: { toImpl: (client: Browser) => object } = Reflect.get(browser, '_connection');
  const session: { send: (command: string, options: object) => Promise<object> } = Reflect.get(
    connection.toImpl(browser),
    '_browserSession',
  );
  const send = session.send.bind(session);
  session.send = async (command, options) =>
    command === 'emulation.setMediaFeaturesOverride' ? {} : send(command, options);
}

/** Starts the driver of WebKitGTK's MiniBrowser on a virtual screen. Each visitor has a browser, which Selenium drives. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const xvfb = findProgram({ name: 'Xvfb', package: 'xvfb' });
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const program = findProgram({ name: 'WebKitWebDriver', package: 'webkit2gtk-driver' });
  const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: display };
  return {
    downloads,
    async open(width, height) {
      const port = await freePort();
      // One for each visitor: it can hang when a session begins while the browser of the last one still ends.
      const service = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
      await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 15_000 });
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { args: ['--automation'] },
        })
        .build();
      await driver.manage().window().setRect({ width, height });
      return {
        ...webKitVisitor(driver),
        async close() {
          await driver.quit();
          service.kill();
        },
      };
    },
    async close() {
      screen.kill();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

function webKitVisitor(driver: WebDriver): Omit<Visitor, 'close'> {
  const find = (name: string) => () => driver.executeScript<WebElement | null>(findControl, name);
  return {
    visit: (address) => driver.get(address),
    click: (name) =>
      withControl(find(name), async (control) => {
        // The driver clicks where the control was, and a notice slides in.
        if (!(await driver.executeAsyncScript(isStill, control))) throw new Error('The control is moving');
        await control.click();
      }),
    type: (name, text) => withControl(find(name), (control) => control.sendKeys(text)),
    press: (key) =>
      key === 'Escape'
        ? driver.actions().sendKeys(Key.ESCAPE).perform()
        : driver.actions().keyDown(Key.ALT).sendKeys('t').keyUp(Key.ALT).perform(),
    chooseFiles: (paths) => driver.findElement(By.css('input[type=file]')).sendKeys(paths.join('\n')),
    read: (run) => driver.executeScript(run),
  };
}
