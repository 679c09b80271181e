import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findProgram } from '../find-program.ts';

// Where the vendors put it, or Playwright.
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

/** Returns the path of Chromium. `CHROMIUM_PATH` names another one. */
export const findChromium = () =>
  findProgram({
    name: 'Chromium',
    files: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    paths,
    // Debian's package only recommends the font that takes the place of Arial.
    package: 'chromium-headless-shell fonts-liberation',
    installElsewhere: 'npx playwright-core install --no-shell chromium',
  });

/** Options for a container as root. Most of them keep Chromium from connecting to its vendor at every start. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for a second: optimizing their code takes longer than it saves.
  '--js-flags=--no-opt',
];

/**
 * Features that the tests do without. Chromium reads only the last list, so it repeats that of Playwright 1.65. The last three are
 * pages of the address bar: Chromium 156 renders them for each window, without a screen too, and they took half of the time of a
 * window that loads two pages.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled',
  'PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/** Starts Chromium for tests. */
export const launchChromium = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    // Without a limit Chromium 156 starts a spare renderer with every navigation: 123 processes instead of 30 for 42 tests.
    args: [...chromiumArgs, '--renderer-process-limit=1', `--disable-features=${disabledFeatures.join()}`, ...args],
    ...options,
  });
