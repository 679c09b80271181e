import { expect } from 'vitest';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';
import { firefoxTest as test } from './engines.ts';

const pdftotext = findPdftotext();
const path = '/services/emergency-repair';

test('Firefox prints the text with the addresses of links, without controls', async ({ open }) => {
  const page = await open(path);
  // Firefox draws the glyphs of a variable font as shapes, so the PDF would have no text.
  await page.evaluate(() => document.styleSheets[0]?.insertRule('* { font-family: sans-serif !important }'));
  const text = readPdf(await page.pdf(), pdftotext);
  expect(text).toContain('Line down? Start here.');
  expect(text).toContain('Services (http://localhost:3000/services)');
  expect(text).toContain('Under 24 hours');
  expect(text).not.toMatch(/Skip to content|Industries|Emergency Service/);
});

test('Firefox prints the emergency page on one sheet', async ({ open }) => {
  const page = await open(path);
  expect(readPdf(await page.pdf(), pdftotext).split('\f')).toHaveLength(2);
});
