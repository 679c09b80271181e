import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { narrowWindows } from '../../support/styles/windows.ts';

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

test.for(pageAddresses)('%s has all text in its place with text spacing', async (path, { visit }) => {
  const page = await visit(server.base + path, { expected: [/404/] });
  await setStyle(page, textSpacing);
  const found: string[] = [];
  for (const width of narrowWindows()) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(textFaults)).map((fault) => `${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
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
