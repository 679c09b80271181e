import { chromium } from 'playwright-core';
import { findProgram } from '../find-program.ts';

/** Path of the Chromium in which the tests run. */
export const findChromium = () =>
  findProgram({
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
