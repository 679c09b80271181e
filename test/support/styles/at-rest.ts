import { expect } from 'vitest';
import { violationsAtBothWidths } from '../browser/axe.ts';
import { test as base, windowOf } from '../browser/browser.ts';
import { tabThrough } from '../layout/tab-through.ts';
import { layoutAddresses } from '../pages/page-addresses.ts';
import { startServer, stopServer } from '../server/server-process.ts';
import { coveredTexts } from './covered-texts.ts';
import { drawingFaults, inlineDrawings } from './drawing-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { copyOf } from './page-copy.ts';
import { textFaults } from './text-faults.ts';
import { faultsAt, narrowWindows, wideWindows } from './windows.ts';

/** The phone adds links to the header and beside every emergency button. */
export const test = base.extend('withPhone', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startServer({ SITE_PHONE: '+1 507 555 0100' });
  onCleanup(async () => void (await stopServer(server)));
  return server;
});

export const onScreen = [textFaults, drawingFaults, layoutFaults, coveredTexts];

/** Defines a test of each address. A page is loaded once for all measures, because loading it takes longer than most of them. */
export const testAtRest = (addresses: readonly string[]) =>
  test.for(addresses)(
    '%s passes axe, is in place in each window, and shows what Tab reaches',
    async (path, { visit, withPhone }) => {
      const page = await visit(withPhone.base + path, { expected: [/404/], width: 360 });
      const copy = await copyOf(page);
      expect.soft(await violationsAtBothWidths(copy), 'axe').toEqual([]);
      await copy.evaluate(inlineDrawings);
      const windows = [...(await narrowWindows(copy)), ...wideWindows];
      expect.soft(await faultsAt(copy, windows, ...onScreen), 'on a screen').toEqual([]);
      if (!layoutAddresses.includes(path)) return;
      // Header and footer are those of the home page.
      const within = path === '/' ? 'body' : 'main';
      await page.setViewportSize({ width: 1440, height: 640 });
      expect.soft(await tabThrough(page, 'from the start', { within }), 'Tab shows each control').toEqual([]);
      await page.setViewportSize(windowOf(360));
      expect.soft(await tabThrough(page, 'from the end', { within }), 'Shift and Tab show it, too').toEqual([]);
    },
  );
