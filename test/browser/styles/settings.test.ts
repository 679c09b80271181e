import { expect } from 'vitest';
import { origin } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { onScreen, test } from '../../support/styles/at-rest.ts';
import { clauseFaults } from '../../support/styles/clause-faults.ts';
import { inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { drawingGrounds } from '../../support/styles/drawing-grounds.ts';
import { setLetters } from '../../support/styles/letters.ts';
import { copyOf } from '../../support/styles/page-copy.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows, wideWindows } from '../../support/styles/windows.ts';

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

/** The least text spacing that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.for(pageAddresses)(
  '%s is in place in forced colors, on paper, with more spacing and with larger letters',
  async (path, { visit, withPhone }) => {
    const copy = await copyOf(await visit(withPhone.base + path, { expected: [/404/], width: 360 }));
    const tab = copy.page();
    await tab.emulateMedia({ forcedColors: 'active' });
    expect.soft(await copy.evaluate(drawingGrounds), 'grounds of drawings in forced colors').toEqual(['Canvas']);
    await tab.emulateMedia({ forcedColors: null, media: 'print' });
    expect.soft(await faultsAt(copy, papers, paperFaults, textFaults), 'on paper').toEqual([]);
    await tab.emulateMedia({ media: null });
    await copy.evaluate((rules) => {
      // A constructed sheet, because the security policy allows no other.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    const narrow = await narrowWindows(copy);
    expect.soft(await faultsAt(copy, narrow, textFaults, clauseFaults), 'with text spacing').toEqual([]);
    await copy.evaluate(() => void document.adoptedStyleSheets.pop());
    await setLetters(tab, 24);
    expect.soft(await faultsAt(copy, await narrowWindows(copy, 24), textFaults), 'with letters of 24 px').toEqual([]);
    await setLetters(tab, 16);
  },
);

// Without a phone number, the header has the logo's mark on phones.
test.for(['/', '/services/emergency-repair', '/contact'])(
  'without a phone number %s is in place in each window and on paper',
  async (path, { visit }) => {
    const copy = await copyOf(await visit(origin + path));
    await copy.page().emulateMedia({ media: 'print' });
    expect.soft(await faultsAt(copy, papers, paperFaults, textFaults), 'on paper').toEqual([]);
    await copy.page().emulateMedia({ media: null });
    await copy.evaluate(inlineDrawings);
    const windows = [...(await narrowWindows(copy)), ...wideWindows];
    expect.soft(await faultsAt(copy, windows, ...onScreen), 'on a screen').toEqual([]);
  },
);

test('in forced colors a drawing under the pointer has the ground of its page, too', async ({ visit }) => {
  const page = await visit('/', { forcedColors: 'active' });
  await page.locator('[aria-labelledby="services"] li').first().hover();
  expect(await page.evaluate(drawingGrounds)).toEqual(['Canvas']);
});

test('the lettering of a drawing, which has no more room, keeps its own spacing', async ({ open }) => {
  const page = await open('/projects');
  const drawing = page.locator('main svg[role="img"]').filter({ visible: true }).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const asDesigned = await drawing.screenshot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await drawing.screenshot()).equals(asDesigned)).toBe(true);
});
