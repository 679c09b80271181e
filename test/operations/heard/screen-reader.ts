import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';

const find = (name: string, file: string, debianPackage: string) =>
  findProgram({
    name,
    variable: `${file.toUpperCase().replace('-', '_')}_PATH`,
    files: [file],
    package: debianPackage,
  });

/** Milliseconds without a word after which Orca has said all. It waits up to 0.1 s before it says a message. */
const pause = 1200;

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/**
 * Starts Orca on a screen and a session bus of its own, with no browser yet. Orca 43 (Debian 12) was tried. Its settings are in a
 * folder that `stop` removes.
 */
export async function startScreenReader() {
  const programs = {
    xvfb: find('Xvfb', 'Xvfb', 'xvfb'),
    bus: find('D-Bus', 'dbus-daemon', 'dbus-daemon'),
    settings: find('gdbus', 'gdbus', 'libglib2.0-bin'),
    windows: find('Openbox', 'openbox', 'openbox'),
    keys: find('xdotool', 'xdotool', 'xdotool'),
    orca: find('Orca', 'orca', 'orca at-spi2-core python3-pyatspi'),
  };
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const spoken = join(home, 'spoken');
  writeFileSync(spoken, '');
  for (const folder of ['config', 'cache', 'run', 'data/orca'])
    mkdirSync(join(home, folder), { recursive: true, mode: 0o700 });
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(home, 'data/orca/orca-customizations.py'));
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    SPEECH_FOLDER: import.meta.dirname,
    SPEECH_FILE: spoken,
    PYTHONDONTWRITEBYTECODE: '1',
    GNOME_ACCESSIBILITY: '1',
  };
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[], stdio: SpawnOptions['stdio'] = 'ignore') => {
    const child = spawn(program, args, { env, stdio, detached: true });
    children.push(child);
    return child;
  };
  const firstLine = async (stream: unknown): Promise<string> => {
    if (!(stream instanceof Readable)) throw new Error('The program has no output');
    const [line]: unknown[] = await once(stream, 'data');
    return String(line).trim();
  };

  const screen = start(
    programs.xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  env['DISPLAY'] = `:${await firstLine(screen.stdio[3])}`;
  const bus = start(programs.bus, ['--session', '--nofork', '--print-address=1'], ['ignore', 'pipe', 'ignore']);
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
  // Without keys, because screen readers and browsers have their own. Orca misses a window that takes the focus before its page.
  writeFileSync(
    join(home, 'openbox.xml'),
    '<openbox_config xmlns="http://openbox.org/3.4/rc"><focus><focusNew>no</focusNew></focus><keyboard/></openbox_config>',
  );
  start(programs.windows, ['--config-file', join(home, 'openbox.xml')]);
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set =
      'call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set';
    execFileSync(programs.settings, [...set.split(' '), 'org.a11y.Status', name, '<true>'], { env, stdio: 'ignore' });
  }
  start(programs.orca, ['-u', join(home, 'data/orca')]);

  const all = () =>
    readFileSync(spoken, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => String(JSON.parse(line)).replace(/\s+/g, ' ').trim());
  await vi.waitUntil(() => all().includes('Screen reader on.'), { timeout: 30_000 });

  let heard = 0;
  /** Returns what Orca has said since the last call, when it has said `words` and then paused. */
  const listen = async (words: string): Promise<string[]> => {
    let [count, since] = [0, performance.now()];
    await vi
      .waitUntil(
        () => {
          const said = all().slice(heard);
          if (said.length !== count) [count, since] = [said.length, performance.now()];
          return said.some((one) => one.includes(words)) && performance.now() - since > pause;
        },
        { timeout: 20_000 },
      )
      // The test shows what was said instead.
      .catch(() => {});
    const said = all().slice(heard);
    heard += said.length;
    return said;
  };

  return {
    /** The environment of a browser that Orca hears. */
    env,
    listen,
    press: (key: string) => void execFileSync(programs.keys, ['key', '--clearmodifiers', key], { env }),
    /** Brings the window of a program to the front when there is one. */
    async activate(className: string) {
      await vi.waitFor(
        () => {
          const search = ['search', '--onlyvisible', '--class', className, 'windowactivate', '--sync'];
          execFileSync(programs.keys, search, { env, stdio: 'ignore', timeout: 5000 });
        },
        { timeout: 20_000 },
      );
    },
    stop() {
      for (const { pid } of children.toReversed()) {
        try {
          if (pid) process.kill(-pid, 'SIGKILL');
        } catch {
          // It has ended.
        }
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
