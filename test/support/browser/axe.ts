import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { resize } from '../styles/page-copy.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// `axe.source` is twice as long, and every page would parse it again.
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices. The page is scrolled to its top first: what is partly under the
 * header has too small a target for axe.
 */
export async function violations(page: Pick<Page, 'evaluate'>): Promise<string[]> {
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

/** Returns the violations of a copy in windows of these widths. axe checks only what is shown. */
export async function violationsAt(widths: readonly number[], copy: Frame): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    // A point has elements only within the window, so the window has the whole page.
    await resize(copy, { width, height: 40_000 });
    found.push(...(await violations(copy)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}
