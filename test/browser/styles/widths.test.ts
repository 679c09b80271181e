import { afterAll, expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { covered } from '../../support/pages/scroll-to-top-button.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { brokenNumbers } from '../../support/styles/broken-numbers.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { layoutFaults } from '../../support/styles/layout-faults.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, windows } from '../../support/styles/windows.ts';

const withPhone = await startServer({ SITE_PHONE: '+1 507 555 0100' });
afterAll(() => stopServer(withPhone));

/** The phone adds links to the header and beside every emergency button. Without it, the header has the logo's mark on phones. */
const pages = [
  ...pageAddresses.map((path) => ({ path, phone: 'a phone', base: withPhone.base })),
  ...['/', '/services/emergency-repair', '/contact'].map((path) => ({ path, phone: 'no phone', base: origin })),
];

/** A4 upright and on its side, in px. An upright Letter is wider than an upright A4. */
const papers = [718, 1047];

/** Returns whether the page is wider than its paper, has something to click on it, or a header that covers text. Runs in the page. */
const paperFaults = () => {
  const clickable = 'button, nav#menu, header a[href^="/contact"], a[href="#top"]';
  const header = document.querySelector('header') ?? document.body;
  return [
    ...Array.from(document.querySelectorAll(clickable)).flatMap((element) =>
      element.checkVisibility() ? `${element.outerHTML.slice(0, 80)} is printed` : [],
    ),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its paper'] : []),
    ...(getComputedStyle(header).position === 'static' ? [] : ['the header is over the text']),
  ];
};

// A page is loaded once for all windows, because loading it takes longer than measuring it.
test.for(pages)('$path with $phone has its layout at every width and on paper', async ({ path, base }, { visit }) => {
  const page = await visit(base + path, { expected: [/404/] });
  await page.emulateMedia({ media: 'print' });
  const onPaper = await faultsAt(page, papers, async () => [
    ...(await page.evaluate(paperFaults)),
    ...(await page.evaluate(brokenNumbers)),
  ]);
  expect.soft(onPaper, 'on paper').toEqual([]);
  await page.emulateMedia({ media: null });
  await page.evaluate(inlineDrawings);
  const found = await faultsAt(page, await windows(page), async () => [
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(drawingFaults)),
    ...(await page.evaluate(layoutFaults)),
    ...(await page.evaluate(brokenNumbers)),
    ...(await covered(page, 'main *, footer *', 'at the end')).map((words) => `scroll-to-top is over ${words}`),
  ]);
  expect.soft(found, 'on a screen').toEqual([]);
});

test('a tablet shows the whole drawing, the figures in one row and the cards in columns', async ({ visit }) => {
  const page = await visit('/');
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  for (const width of [640, 1180]) {
    await page.setViewportSize({ width, height: 1000 });
    const drawings = await boxes('[aria-label="Introduction"] svg[role="img"]');
    expect(drawings.map((drawing) => drawing.width > 0.85 * width)).toEqual([true]);
    expect(await boxes('[aria-label="Introduction"] figure a')).toHaveLength(9);
    expect(new Set((await boxes('[aria-label="In numbers"] li')).map(({ top }) => Math.round(top))).size).toBe(1);
    const cards = await boxes('[aria-labelledby="services"] :is(ol, ul) > li');
    expect(cards).toHaveLength(9);
    expect(new Set(cards.map(({ left }) => Math.round(left))).size).toBe(width < 961 ? 2 : 3);
  }
});

test('the phone number of the header is in one line in every window', async ({ visit }) => {
  const page = await visit(withPhone.base);
  for (let width = 1176; width <= 1312; width += 8) {
    await page.setViewportSize({ width, height: 900 });
    const found = [...(await page.evaluate(brokenNumbers)), ...(await page.evaluate(textFaults))];
    expect.soft(found, `${width} px`).toEqual([]);
  }
});
