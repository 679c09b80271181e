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

/** Returns the path of a full Chromium. The headless shell has no back/forward cache. */
export const findWholeChromium = () => findProgram(wholeChromium);

/** Returns the path of the Chromium for the tests. The headless shell takes half as long as a full Chromium. */
export const findChromium = () =>
  findProgram({
    ...wholeChromium,
    files: ['chromium-headless-shell', ...wholeChromium.files],
    package: 'chromium-headless-shell',
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
];
