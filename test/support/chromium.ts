import { chromium } from 'playwright-core';
import { findProgram } from './find-program.ts';

const wholeChromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  files: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
  package: 'chromium',
  installElsewhere: 'npx playwright-core install chromium',
};

/** Path of a Chromium with all that belongs to a browser: the headless shell keeps no page for Back. */
export const findWholeChromium = () => findProgram(wholeChromium);

/**
 * Path of the Chromium in which the tests run: rather its headless shell, since a whole Chromium draws a window of its own
 * for each test, and takes twice as long.
 */
export const findChromium = () =>
  findProgram({
    ...wholeChromium,
    files: ['chromium-headless-shell', ...wholeChromium.files],
    package: 'chromium-headless-shell',
  });

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
