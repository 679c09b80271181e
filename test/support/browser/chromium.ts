import { chromium, type Browser } from 'playwright-core';
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

/** Starts Chromium for tests. */
export const launchChromium = (executablePath = findChromium()): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // Without a limit Chromium starts a spare renderer with every navigation. Pages live for a second: optimizing their code takes
    // longer than it saves.
    args: ['--renderer-process-limit=1', '--js-flags=--no-opt'],
  });
