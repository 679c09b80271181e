import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { emergencyLink } from '../../../src/contact-form/link.ts';
import { emergencyPage, responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

const origin = 'https://www.webster-millwright.example';
const phone = '+1 507 555 0100';
const plain = await startServer({ SITE_ORIGIN: origin });
const withPhone = await startServer({ SITE_ORIGIN: origin, SITE_PHONE: phone });
afterAll(() => Promise.all([plain, withPhone].map(stopServer)));

const pdftotext = findPdftotext();

/** Half an inch, as Firefox prints; Chromium's margins are smaller. */
const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

const textOf = async (page: Page, format: string) => readPdf(await page.pdf({ format, margin }), pdftotext);

test.for([
  { format: 'Letter', server: withPhone, numbers: [`Call ${phone}`] },
  { format: 'A4', server: withPhone, numbers: [`Call ${phone}`] },
  { format: 'Letter', server: plain, numbers: [] },
])(
  'the emergency page on $format is one sheet with the form, the phone if there is one, tiers and checklist: $numbers',
  async ({ format, server, numbers }, { visit }) => {
    const page = await visit(`${server.base}/services/emergency-repair`, { javaScriptEnabled: false });
    const text = await textOf(page, format);
    expect(text.split('\f')).toHaveLength(2);
    expect(text).toContain(`(${origin}${emergencyLink})`);
    expect(text.match(/Call \+.*/g) ?? []).toEqual(numbers);
    for (const { time } of responseTiers) expect(text).toContain(time);
    // pdftotext leaves some spaces out.
    const letters = withoutSpaces(text);
    for (const { title } of emergencyPage.checklist) expect(letters).toContain(withoutSpaces(title));
  },
);

test.for(['/', '/services', '/industries', '/contact', '/services/laser-alignment', '/no-such-page'])(
  '%s prints whole addresses',
  async (path, { visit }) => {
    const page = await visit(plain.base + path, { javaScriptEnabled: false, expected: [/404/] });
    const text = await textOf(page, 'Letter');
    expect(text).not.toMatch(/\(\/|\(mailto:/);
    // A long address may go on in the next line.
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const href of links) expect(withoutSpaces(text)).toContain(`(${origin}${href})`);
  },
);

// A4 and Letter in portrait, A4 in landscape.
const paperWidths = [718, 740, 1047];

test.for(pageAddresses)('%s is not wider than its paper and has nothing to click on it', async (path, { visit }) => {
  const page = await visit(path, { expected: [/404/] });
  await page.emulateMedia({ media: 'print' });
  for (const width of paperWidths) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  const clickable = page.locator('nav#menu, [popovertarget="menu"], header a[href^="/contact"], a[href="#top"]');
  expect(await clickable.evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)).toBe(0);
  const header = page.locator('header').first();
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});
