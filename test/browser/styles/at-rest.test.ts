import { afterAll, expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { violationsAtBothWidths } from '../../support/browser/axe.ts';
import { origin, test as base, windowOf } from '../../support/browser/browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { layoutAddresses, pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { clauseFaults } from '../../support/styles/clause-faults.ts';
import { coveredTexts } from '../../support/styles/covered-texts.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { drawingGrounds } from '../../support/styles/drawing-grounds.ts';
import { layoutFaults } from '../../support/styles/layout-faults.ts';
import { setLetters } from '../../support/styles/letters.ts';
import { paperFaults, papers } from '../../support/styles/paper-faults.ts';
import { readerView } from '../../support/styles/reader-view.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { withTextSpacing } from '../../support/styles/text-spacing.ts';
import { faultsAt, narrowWindows, windows } from '../../support/styles/windows.ts';

/** The phone adds links to the header and beside every emergency button. */
const withPhone = await startServer({ SITE_PHONE: '+1 507 555 0100' });
afterAll(() => stopServer(withPhone));

const test = base.extend('leftOutByReader', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const blank = await browser.newPage();
  onCleanup(() => blank.close());
  return readerView(blank);
});

const onScreen = [textFaults, drawingFaults, layoutFaults, coveredTexts];
const spaced = [withTextSpacing(textFaults), withTextSpacing(clauseFaults)];

// A page is loaded once for all measures, because loading it takes longer than most of them. None of them moves the focus or
// scrolls, but for the last ones.
test.for(pageAddresses)(
  '%s passes axe, and is in place in each window and medium',
  async (path, { visit, leftOutByReader }) => {
    const page = await visit(withPhone.base + path, { expected: [/404/], width: 360 });
    if (pagePaths.includes(path))
      expect.soft(await leftOutByReader(origin + path), 'left out by the reader view').toEqual([]);
    expect.soft(await violationsAtBothWidths(page), 'axe').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(drawingGrounds), 'grounds of drawings in forced colors').toEqual(['Canvas']);
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    expect.soft(await faultsAt(page, papers, paperFaults, textFaults), 'on paper').toEqual([]);
    await page.emulateMedia({ media: null });
    await setLetters(page, 24);
    expect.soft(await faultsAt(page, await narrowWindows(page, 24), textFaults), 'with letters of 24 px').toEqual([]);
    await setLetters(page, 16);
    await page.evaluate(inlineDrawings);
    expect.soft(await faultsAt(page, await windows(page), ...onScreen, ...spaced), 'on a screen').toEqual([]);
    if (!layoutAddresses.includes(path)) return;
    await page.setViewportSize({ width: 1440, height: 640 });
    expect.soft(await tabThrough(page, 'from the start'), 'Tab shows each control below the header').toEqual([]);
    await page.setViewportSize(windowOf(360));
    expect.soft(await tabThrough(page, 'from the end'), 'Shift and Tab show it, too').toEqual([]);
  },
);

// Without a phone number, the header has the logo's mark on phones.
test.for(['/', '/services/emergency-repair', '/contact'])(
  'without a phone number %s is in place in each window and on paper',
  async (path, { visit }) => {
    const page = await visit(origin + path);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faultsAt(page, papers, paperFaults, textFaults), 'on paper').toEqual([]);
    await page.emulateMedia({ media: null });
    await page.evaluate(inlineDrawings);
    expect.soft(await faultsAt(page, await windows(page), ...onScreen), 'on a screen').toEqual([]);
  },
);
