import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { setLetters } from '../../support/styles/letters.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows } from '../../support/styles/windows.ts';

/** Its phone number adds links to the header and beside every emergency button. */
const server = await startServer({ SITE_PHONE: '+1 507 555 0100' });
afterAll(() => stopServer(server));

/** The least text spacing that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Sets the visitor's style. A constructed sheet, because the security policy allows no other. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test.for(pageAddresses)('%s passes axe, and has its text in place when its letters grow', async (path, { visit }) => {
  const page = await visit(server.base + path, { ...withAxe, expected: [/404/] });
  const faults = async (letters: number) => faultsAt(page, await narrowWindows(page, letters), textFaults);
  expect.soft(await violationsAtBothWidths(page), 'axe').toEqual([]);
  await setStyle(page, textSpacing);
  expect.soft(await faults(16), 'with text spacing').toEqual([]);
  await setStyle(page, '');
  await setLetters(page, 24);
  expect.soft(await faults(24), 'with letters of 24 px').toEqual([]);
});

test('the lettering of a drawing, which has no more room, keeps its own spacing', async ({ visit }) => {
  const page = await visit('/projects');
  const drawing = page.locator('main svg[role="img"]').filter({ visible: true }).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const asDesigned = await drawing.screenshot();
  await setStyle(page, 'svg { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  expect((await drawing.screenshot()).equals(asDesigned)).toBe(true);
});

/** Returns the distances in px from the numbers of clauses to their texts. Runs in the page. */
const gaps = () =>
  Array.from(document.querySelectorAll('main :is(section p, section li, h2) > span')).flatMap((number) => {
    const text = number.nextSibling;
    if (!/^[\d.]+$|^\([a-z]\)$/.test(number.textContent) || !text) return [];
    const range = document.createRange();
    range.selectNodeContents(number);
    const { right, top, bottom } = range.getBoundingClientRect();
    range.selectNodeContents(text);
    const first = Array.from(range.getClientRects()).find(
      (box) => box.width > 0 && box.top < bottom && box.bottom > top,
    );
    return first ? [Math.round(first.left - right)] : [];
  });

test.for(['/privacy', '/terms'])('with text spacing no number of %s runs into its text', async (path, { visit }) => {
  const page = await visit(path);
  await setStyle(page, textSpacing);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(gaps);
    expect(found.length).toBeGreaterThan(20);
    expect(Math.min(...found), `${width} px`).toBeGreaterThanOrEqual(3);
  }
});
