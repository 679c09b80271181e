import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { textFaults } from '../../support/browser/text-fit.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

const plain = await startServer();
const withPhone = await startServer({ SITE_PHONE: '+1 507 555 0100' });
afterAll(() => Promise.all([plain, withPhone].map(stopServer)));

/** The phone adds links to the header and beside every emergency button. Without it, the header has the logo's mark on phones. */
const pages = [
  ...pageAddresses.map((path) => ({ path, phone: 'a phone', base: withPhone.base })),
  ...['/', '/services/emergency-repair', '/contact'].map((path) => ({ path, phone: 'no phone', base: plain.base })),
];

const widths = [1920, 1440, 1280, 1200, 768, 390, 360, 320];

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

test.for(pages)(
  '$path with $phone has all text in its place, with and without text spacing',
  async ({ path, base }, { visit }) => {
    const page = await visit(base + path, { expected: [/404/] });
    for (const [name, css] of Object.entries({ 'as designed': '', 'with text spacing': textSpacing })) {
      await setStyle(page, css);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(textFaults), `${name} in a window of ${width} px`).toEqual([]);
      }
    }
  },
);

test('the lettering of a drawing, which has no more room, keeps its own spacing', async ({ visit }) => {
  const page = await visit('/projects');
  const drawing = page.locator('main svg[role="img"]').filter({ visible: true }).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const asDesigned = await drawing.screenshot();
  await setStyle(page, 'svg { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  expect((await drawing.screenshot()).equals(asDesigned)).toBe(true);
});
