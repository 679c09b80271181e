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

test('the emergency page is one sheet of Letter with all its parts', async ({ visit }) => {
  const page = await visit(`${server.base}/services/emergency-repair`, { javaScriptEnabled: false });
  const text = readPdf(await page.pdf({ format: 'Letter', margin }), pdftotext);
  expect(text.split('\f')).toHaveLength(2);
  expect(text).toContain(`(${origin}${emergencyLink})`);
  expect(text.match(/Call \+.*/g)).toEqual([`Call ${phone}`]);
  for (const { time } of responseTiers) expect(text).toContain(time);
  // pdftotext leaves some spaces out.
  const letters = withoutSpaces(text);
  for (const { title } of emergencyPage.checklist) expect(letters).toContain(withoutSpaces(title));
});
