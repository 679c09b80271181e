import type { Page } from 'playwright-core';
import { findPdftotext, readPdf } from '../read-pdf.ts';

const pdftotext = findPdftotext();

/** Returns the texts of the sheets on which a page is printed. */
export async function sheetsOf(page: Page): Promise<string[]> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  return readPdf(await page.pdf({ format: 'Letter', margin }), pdftotext)
    .split('\f')
    .slice(0, -1);
}
