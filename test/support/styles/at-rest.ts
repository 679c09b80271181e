import { expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { violationsAtBothWidths } from '../browser/axe.ts';
import { origin, test as base, windowOf } from '../browser/browser.ts';
import { makeStyleOld } from '../browser/old-browser.ts';
import { tabThrough } from '../layout/tab-through.ts';
import { layoutAddresses } from '../pages/page-addresses.ts';
import { startServer, stopServer } from '../server/server-process.ts';
import { clauseFaults } from './clause-faults.ts';
import { coveredTexts } from './covered-texts.ts';
import { drawingFaults, inlineDrawings } from './drawing-faults.ts';
import { drawingGrounds } from './drawing-grounds.ts';
import { layoutFaults } from './layout-faults.ts';
import { setLetters } from './letters.ts';
import { numberFaults } from './number-faults.ts';
import { copyOf } from './page-copy.ts';
import { paperFaults, papers } from './paper-faults.ts';
import { readerView } from './reader-view.ts';
import { textFaults } from './text-faults.ts';
import { addTextSpacing, removeTextSpacing } from './text-spacing.ts';
import { faultsAt, narrowWindows, wideWindows } from './windows.ts';

const test = base
  .extend('leftOutByReader', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const blank = await browser.newPage();
    onCleanup(() => blank.close());
    return readerView(blank);
  })
  // The phone adds links to the header and beside every emergency button.
  .extend('withPhone', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer({ SITE_PHONE: '+1 507 555 0100' });
    onCleanup(async () => void (await stopServer(server)));
    return server;
  });

export const onScreen = [textFaults, drawingFaults, layoutFaults, coveredTexts];

/**
 * Defines a test of each address. A page is loaded once for all measures, because loading it takes longer than most of them. None of
 * them moves the focus or scrolls, but for the last ones.
 */
export const testAtRest = (addresses: readonly string[]) =>
  test.for(addresses)(
    '%s passes axe, and is in place in each window and medium',
    async (path, { visit, leftOutByReader, withPhone }) => {
      const page = await visit(withPhone.base + path, { expected: [/404/], width: 360 });
      if (pagePaths.includes(path))
        expect.soft(await leftOutByReader(origin + path), 'left out by the reader view').toEqual([]);
      const copy = await copyOf(page);
      const tab = copy.page();
      expect.soft(await violationsAtBothWidths(copy), 'axe').toEqual([]);
      await tab.emulateMedia({ forcedColors: 'active' });
      expect.soft(await copy.evaluate(drawingGrounds), 'grounds of drawings in forced colors').toEqual(['Canvas']);
      await tab.emulateMedia({ forcedColors: null, media: 'print' });
      expect.soft(await faultsAt(copy, papers, paperFaults, textFaults), 'on paper').toEqual([]);
      await tab.emulateMedia({ media: null });
      const narrow = await narrowWindows(copy);
      // Before the drawings are in the page, because their letters would be laid out again in each window.
      await addTextSpacing(copy);
      expect.soft(await faultsAt(copy, narrow, textFaults, clauseFaults), 'with text spacing').toEqual([]);
      await removeTextSpacing(copy);
      await setLetters(tab, 24);
      expect.soft(await faultsAt(copy, await narrowWindows(copy, 24), textFaults), 'with letters of 24 px').toEqual([]);
      await setLetters(tab, 16);
      await copy.evaluate(inlineDrawings);
      expect.soft(await faultsAt(copy, [...narrow, ...wideWindows], ...onScreen), 'on a screen').toEqual([]);
      if (!layoutAddresses.includes(path)) return;
      await copy.evaluate(makeStyleOld);
      expect.soft(await faultsAt(copy, [390, 1280], textFaults, numberFaults), 'in an old browser').toEqual([]);
      // Header and footer are those of the home page.
      const within = path === '/' ? 'body' : 'main';
      await page.setViewportSize({ width: 1440, height: 640 });
      expect.soft(await tabThrough(page, 'from the start', { within }), 'Tab shows each control').toEqual([]);
      await page.setViewportSize(windowOf(360));
      expect.soft(await tabThrough(page, 'from the end', { within }), 'Shift and Tab show it, too').toEqual([]);
    },
  );
