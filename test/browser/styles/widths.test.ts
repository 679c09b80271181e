import { afterAll, expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
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

/**
 * Returns the texts and controls that the scroll-to-top button covers at the end of the page, or beside the form at any position.
 * Runs in the page.
 */
const covered = () => {
  const button = document.querySelector('footer [aria-label="Scroll to top"]');
  if (!button) throw new Error('The page has no scroll-to-top button');
  // The page is back at its place before it is painted.
  const place = window.scrollY;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const over = button.getBoundingClientRect();
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *, footer *')) {
    // Only screen readers read what is clipped.
    if (button.contains(element) || getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const isScrolled = window.location.pathname === '/contact' && element.closest('main') !== null;
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && (isScrolled || (top < over.bottom && bottom > over.top));
    const isControl = element.matches('a, button, input, select, textarea, summary');
    if (isControl && isUnder(element.getBoundingClientRect())) found.push(element.outerHTML.slice(0, 80));
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent);
    }
  }
  window.scrollTo({ top: place, behavior: 'instant' });
  return found.map((words) => `scroll-to-top is over ${words}`);
};

// A page is loaded once for all windows, because loading it takes longer than measuring it.
test.for(pages)('$path with $phone has its layout at every width and on paper', async ({ path, base }, { visit }) => {
  const page = await visit(base + path, { expected: [/404/], bypassCSP: true });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await faultsAt(page, papers, paperFaults, textFaults), 'on paper').toEqual([]);
  await page.emulateMedia({ media: null });
  await page.evaluate(inlineDrawings);
  const found = await faultsAt(page, await windows(page), textFaults, drawingFaults, layoutFaults, covered);
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
  const widths = Array.from({ length: 18 }, (_, step) => 1176 + 8 * step);
  expect(await faultsAt(page, widths, textFaults)).toEqual([]);
});
