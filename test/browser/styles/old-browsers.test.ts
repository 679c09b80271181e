import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
import { inOldBrowser } from '../../support/browser/old-browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';
import { textFaults } from '../../support/styles/text-faults.ts';

/** Returns each text of the main part with its number of lines. Runs in the page. */
const lines = () => {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const counted: [text: string, lines: number][] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // Folded answers have no lines until they are laid out.
    if (!text.textContent?.trim() || text.parentElement?.closest('details:not([open])')) continue;
    range.selectNodeContents(text);
    const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
    counted.push([text.textContent, new Set(bottoms).size]);
  }
  return counted;
};

test.for(pageAddresses)('%s has its numbers, texts and columns in place in an old browser', async (path, { visit }) => {
  const page = await visit(path, { ...inOldBrowser, expected: [/404/] });
  const numbered = await page
    .locator('main h3, main li, main a')
    .evaluateAll((all) => all.some((one) => getComputedStyle(one, '::before').content.startsWith('counter(')));
  if (path === '/' || path === '/services') expect(numbered).toBe(true);
  for (const width of [390, 1280]) {
    await page.setViewportSize(windowOf(width));
    expect.soft(await page.evaluate(textFaults), `${width} px`).toEqual([]);
    const before = await page.evaluate(lines);
    const sheet = await page.evaluateHandle(() => {
      const none = new CSSStyleSheet();
      none.replaceSync('*::before, *::after { content: none !important }');
      document.adoptedStyleSheets = [none];
      return none;
    });
    const after = await page.evaluate(lines);
    expect
      .soft(
        after.filter(([, count], index) => count > (before[index]?.[1] ?? 0)),
        `${width} px`,
      )
      .toEqual([]);
    await sheet.evaluate(() => (document.adoptedStyleSheets = []));
  }
});

test('without popovers the links scroll away, and the name and the emergency link stay in view', async ({ visit }) => {
  const page = await visit('/', { ...inOldBrowser, viewport: { width: 375, height: 667 } });
  const header = page.locator('header').first();
  const link = header.getByRole('link', { name: 'About' });
  const emergency = header.getByRole('link', { name: 'Emergency Service' });
  expect((await boxOf(link)).y).toBeGreaterThanOrEqual(0);
  await scrollTo(page, 1200);
  expect((await boxOf(link)).bottom).toBeLessThan(0);
  expect((await boxOf(header)).bottom).toBe(80);
  expect((await boxOf(emergency)).y).toBeGreaterThanOrEqual(0);
  await link.focus();
  expect((await boxOf(link)).y).toBeGreaterThanOrEqual(0);
  await link.click();
  await page.waitForURL('**/about');
});
