import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { launch } from './firefox.ts';
import { desktop } from './page.ts';

let pdftotext: string;
let server: ServerProcess;
let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  pdftotext = findPdftotext();
  server = await startServer();
  // Firefox draws the glyphs of a variable font as shapes, so the PDF would have no text.
  browser = await launch({ base: server.base, scripts: false }, { 'gfx.downloadable_fonts.enabled': false });
}, 600_000);
afterAll(async () => {
  await browser.close();
  await stopServer(server);
}, 60_000);

test('Firefox prints the text with the addresses of links, without controls', async () => {
  await browser.open('/services/emergency-repair', desktop);
  const text = readPdf(await browser.print(), pdftotext);
  expect(text).toContain('Line down? Start here.');
  expect(text).toContain('Services (http://localhost:3000/services)');
  expect(text).toContain('Under 24 hours');
  expect(text).not.toMatch(/Skip to content|Industries|Emergency Service/);
});

test('Firefox prints the emergency page on one sheet', async () => {
  const withFont = await launch({ base: server.base, scripts: false });
  onTestFinished(() => withFont.close());
  await withFont.open('/services/emergency-repair', desktop);
  expect(readPdf(await withFont.print(), pdftotext).split('\f')).toHaveLength(2);
});
