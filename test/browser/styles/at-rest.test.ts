import { expect } from 'vitest';
import { violationsAt } from '../../support/browser/axe.ts';
import { test as base, windowOf } from '../../support/browser/browser.ts';
import { tabThrough } from '../../support/layout/tab-through.ts';
import { layoutAddresses, pageAddresses } from '../../support/pages/page-addresses.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { copyOf, faultsAt } from '../../support/styles/page-copy.ts';
import { textFaults } from '../../support/styles/text-faults.ts';

/** The phone adds links to the header and beside every emergency button. */
const test = base.extend('withPhone', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startServer({ SITE_PHONE: '+1 507 555 0100' });
  onCleanup(async () => void (await stopServer(server)));
  return server;
});

/** Returns the controls that are too small for fingers in gloves. Links in running text may be smaller. Runs in the page. */
const smallControls = () =>
  Array.from(
    document.querySelectorAll('button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a'),
    (control) => {
      const { width, height } = control.getBoundingClientRect();
      const isSmall = control.checkVisibility() && (width < 44 || height < 44);
      return isSmall ? `${control.outerHTML.slice(0, 80)} is ${width} × ${height} px` : '';
    },
  ).filter(Boolean);

/** The least text spacing that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** One page of each kind that shows on phones what it hides in wide windows: the menu, the labels in tables, lists for tables. */
const otherOnPhones = ['/', '/industries', '/services/laser-alignment', '/services/maintenance-staffing'];

// A page is loaded once for all measures, because loading it takes longer than most of them.
test.for(pageAddresses)(
  '%s passes axe, cuts off no text, also with more spacing, has controls of 44 px, and shows what Tab reaches',
  async (path, { visit, withPhone }) => {
    const page = await visit(withPhone.base + path, { expected: [/404/], width: 360, reducedMotion: 'reduce' });
    const copy = await copyOf(page);
    const widths = otherOnPhones.includes(path) ? [1440, 360] : [1440];
    expect.soft(await violationsAt(widths, copy), 'axe').toEqual([]);
    expect.soft(await faultsAt(copy, [320, 768, 1440], textFaults, smallControls), 'on a screen').toEqual([]);
    if (!layoutAddresses.includes(path)) return;
    await copy.evaluate((rules) => {
      // A constructed sheet, because the security policy allows no other.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    expect.soft(await faultsAt(copy, [320], textFaults), 'with text spacing').toEqual([]);
    await copy.evaluate(() => void document.adoptedStyleSheets.pop());
    // Header and footer are those of the home page.
    const within = path === '/' ? 'body' : 'main';
    await page.setViewportSize(windowOf(360));
    expect.soft(await tabThrough(page, within), 'Tab shows each control').toEqual([]);
  },
);
