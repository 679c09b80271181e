import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { connect } from './bidi.ts';
import type { BrowserDriver, Engine, LaunchOptions, ViewSize } from './browser-driver.ts';

const find = () =>
  findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    files: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    package: 'firefox-esr',
  });

/** Firefox. It implements WebDriver BiDi without a driver. */
export const firefox: Engine = { name: 'Firefox', find, launch };

interface FirefoxDriver extends BrowserDriver {
  /** Prints the page to a PDF. */
  print: () => Promise<Buffer>;
}

/** Starts Firefox with a new profile. `settings` are preferences of `about:config`. */
export async function launch({ base, scripts }: LaunchOptions, settings: object = {}): Promise<FirefoxDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const lines = Object.entries({ 'javascript.enabled': scripts, ...settings });
  writeFileSync(
    join(folder, 'user.js'),
    lines.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`).join('\n'),
  );
  const child = spawn(find(), ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${output}`)));
  });

  let problems: string[] = [];
  // Firefox reports console messages, uncaught errors and policy violations as log entries.
  const { send, close } = await connect(`${address}/session`, (_method, { level, text }) => {
    if (level === 'error' || level === 'warn') problems.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browser.setDownloadBehavior', { downloadBehavior: { type: 'allowed', destinationFolder: downloads } });

  let context = '';
  const resize = (viewport: ViewSize) => send('browsingContext.setViewport', { context, viewport });
  return {
    scripts,
    downloads,
    async open(path, size) {
      const before = context;
      ({ context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' }));
      if (before) await send('browsingContext.close', { context: before });
      problems = [];
      await resize(size);
      await send('browsingContext.navigate', { context, url: base + path, wait: 'complete' });
    },
    async resize(size) {
      await resize(size);
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    async act(source) {
      await send('input.performActions', { context, actions: [source] });
    },
    async chooseFiles(selector, files) {
      const locator = { type: 'css', value: selector };
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator,
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    async goBy(delta) {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    async problems() {
      return problems;
    },
    async print() {
      const { data } = await send<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      close();
      // A regular exit takes seconds to save the profile, which is deleted.
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}
