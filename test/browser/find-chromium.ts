import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without most of these Chromium looks up its maker's hosts at every start. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else one that is installed, else one that this installs (as root on Debian from
 * its packages, elsewhere through Playwright). Throws one clear sentence when there is none to be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH=${JSON.stringify(named)} is not allowed: there is no such file`);
  }
  return installed() ?? install() ?? fail();
}

function installed(): string | undefined {
  return [...usualPaths, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string | undefined {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = isRootOnDebian
    ? ['apt-get update -qq', 'apt-get install -y -qq chromium']
    : ['npx playwright-core install chromium'];
  try {
    for (const command of commands) {
      execFileSync('sh', ['-c', command], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch {
    return undefined;
  }
  return installed();
}

function fail(): never {
  throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its executable.');
}
