import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { emergencyLink } from '../../../src/content/company/contact-links.ts';
import { emergencyPage, responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { test } from '../../support/browser/browser.ts';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

const origin = 'https://www.webster-millwright.example';
const phone = '+1 507 555 0100';
const server = await startServer({ SITE_ORIGIN: origin, SMTP_URL: 'simulated', SITE_PHONE: phone });
afterAll(() => stopServer(server));

const pdftotext = findPdftotext();

/** Half an inch, as Firefox prints; Chromium's margins are smaller. */
const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

const textOf = async (page: Page, format: string) => readPdf(await page.pdf({ format, margin }), pdftotext);

test('the emergency page is one sheet with all its parts, on Letter and on A4', async ({ visit }) => {
  const page = await visit(`${server.base}/services/emergency-repair`, { javaScriptEnabled: false });
  for (const format of ['Letter', 'A4']) {
    const text = await textOf(page, format);
    expect(text.split('\f'), format).toHaveLength(2);
    expect(text).toContain(`(${origin}${emergencyLink})`);
    expect(text.match(/Call \+.*/g)).toEqual([`Call ${phone}`]);
    for (const { time } of responseTiers) expect(text).toContain(time);
    // pdftotext leaves some spaces out.
    const letters = withoutSpaces(text);
    for (const { title } of emergencyPage.checklist) expect(letters).toContain(withoutSpaces(title));
  }
});
