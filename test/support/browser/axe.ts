import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { windowOf, type OpenOptions } from './browser.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Options that let axe run: the security policy would block the injected script. */
export const withAxe: OpenOptions = { bypassCSP: true };

// `axe.source` is twice as long, and every page would parse it again.
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices. The page is scrolled to its top first: what is partly under the
 * header has too small a target for axe.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const sheets = document.adoptedStyleSheets;
    // axe finds no contrast in a page that is not painted.
    document.adoptedStyleSheets = [];
    const { violations: found } = await window.axe.run('html', {
      // Transferring the passed rules takes three times as long as checking them.
      resultTypes: ['violations'],
      // By default axe leaves out the least size of controls (WCAG 2.5.8), and parses all styles for a rule that is off.
      rules: { 'target-size': { enabled: true } },
      preload: { assets: ['media'] },
    });
    document.adoptedStyleSheets = sheets;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

/**
 * Returns the violations in a phone's and in a desktop's window, and whether the page is wider than one of them. In each window axe
 * checks elements that the other one hides, and most of its time is that of the contrast, which can differ everywhere.
 */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) found.push('too wide');
    found.push(...(await violations(page)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}
