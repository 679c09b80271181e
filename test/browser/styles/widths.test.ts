import { afterAll, expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { covered } from '../../support/pages/scroll-to-top-button.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { frameFaults, rowFaults } from '../../support/styles/row-faults.ts';
import { stretchedButtons, targetFaults } from '../../support/styles/target-faults.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { windowWidths } from '../../support/styles/windows.ts';

const withPhone = await startServer({ SITE_PHONE: '+1 507 555 0100' });
afterAll(() => stopServer(withPhone));

/** The phone adds links to the header and beside every emergency button. Without it, the header has the logo's mark on phones. */
const pages = [
  ...pageAddresses.map((path) => ({ path, phone: 'a phone', base: withPhone.base })),
  ...['/', '/services/emergency-repair', '/contact'].map((path) => ({ path, phone: 'no phone', base: origin })),
];

/** The rules that hold in each window. */
const rules = {
  'every text has its place, and nothing leaves the window': textFaults,
  'every text of a drawing has its place': drawingFaults,
  'the rows of a list are full': rowFaults,
  'sections are as wide as the footer': frameFaults,
  'controls have at least 44 px': targetFaults,
  'a button is not stretched': stretchedButtons,
};

// The page is loaded once, because that takes longer than to measure it in a window of another width.
test.for(pages)('$path with $phone keeps the rules of layout at every width', async ({ path, base }, { visit }) => {
  const page = await visit(base + path, { width: 1920, expected: [/404/] });
  await page.evaluate(inlineDrawings);
  const found: string[] = [];
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [rule, faults] of Object.entries(rules)) {
      found.push(...(await page.evaluate(faults)).map((fault) => `${width} px: ${rule}: ${fault}`));
    }
    const words = await covered(page, 'main *, footer *', 'at the end');
    found.push(...words.map((word) => `${width} px: the scroll-to-top button covers nothing at the end: ${word}`));
  }
  expect(found).toEqual([]);
});
