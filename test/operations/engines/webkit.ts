import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';
import type { BrowserDriver, Engine, LaunchOptions } from './browser-driver.ts';
import { beginSession } from './classic.ts';

const findDriver = () =>
  findProgram({
    name: 'WebKitWebDriver of WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    files: ['WebKitWebDriver'],
    package: 'webkit2gtk-driver',
  });

const findScreen = () => findProgram({ name: 'Xvfb', variable: 'XVFB_PATH', files: ['Xvfb'], package: 'xvfb' });

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  find() {
    findDriver();
    findScreen();
  },
  launch,
};

async function launch({ base, scripts }: LaunchOptions): Promise<BrowserDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(findDriver(), [`--port=${port}`], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: display },
    stdio: 'ignore',
  });
  const args = ['--automation', '--javascript-can-open-windows-automatically=true', `--enable-javascript=${scripts}`];
  const capabilities = { 'webkitgtk:browserOptions': { args } };
  const { get, post, remove } = await beginSession(`http://127.0.0.1:${port}`, capabilities);

  const evaluate = (expression: string) => post<string>('/execute/sync', { script: `return ${expression}`, args: [] });
  const opener = await get<string>('/window');
  // This document runs no scripts. Its origin is that of the pages, so it can open them and listen to their events.
  await post('/url', { url: `${base}/robots.txt` });
  const others = async () => (await get<string[]>('/window/handles')).filter((handle) => handle !== opener);

  return {
    scripts,
    downloads,
    evaluate,
    async open(path, { width, height }) {
      for (const handle of await others()) {
        await post('/window', { handle });
        await remove('/window');
      }
      await post('/window', { handle: opener });
      const features = `width=${width},height=${height}`;
      await evaluate(`(${String(openAndListen)})(${JSON.stringify(path)}, ${JSON.stringify(features)})`);
      await expect.poll(others).toHaveLength(1);
      await post('/window', { handle: (await others())[0] });
    },
    async resize(size) {
      await post('/window/rect', size);
    },
    async act(source) {
      await post('/actions', { actions: [source] });
    },
    async chooseFiles(selector, paths) {
      const element = await post<Record<string, string>>('/element', { using: 'css selector', value: selector });
      await post(`/element/${Object.values(element)[0]}/value`, { text: paths.join('\n') });
    },
    async goBy(steps) {
      await post(steps < 0 ? '/back' : '/forward', {});
    },
    async problems() {
      // The listeners need scripts.
      if (!scripts) return [];
      const problems = await evaluate('JSON.stringify(window.problems)');
      if (!problems) throw new Error('The page was replaced by a document without listeners');
      return JSON.parse(problems);
    },
    async close() {
      await remove('');
      await Promise.all([stop(driver), stop(screen)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a page and collects its problems. Runs in the opener, because neither WebKit's driver nor MiniBrowser under
 * automation reports console messages. A new window keeps its global object and listeners when it loads its first
 * document, if the origin is the same. Messages of the browser itself are not collected.
 */
function openAndListen(path: string, features: string) {
  const page = window.open(path, '_blank', features);
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

/** Starts a virtual screen and returns its display name. */
async function startScreen() {
  const screen = spawn(findScreen(), ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { screen, display };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
