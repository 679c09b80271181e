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
    // In a copy of a page the texts are marked whose contrast is to be checked.
    const selector = window.frameElement ? '[data-look]' : '*';
    window.axe.configure({ rules: [{ id: 'color-contrast', selector }] });
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
 * Returns the violations of a copy in windows of these widths. axe checks only what is shown. Its contrast, which took half of its time, is left out for texts that look as one that the worker has checked before.
 */
export async function violationsAt(widths: readonly number[], copy: Frame): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    // A point has elements only within the window, so the window has the whole page.
    await resize(copy, { width, height: 40_000 });
    await copy.evaluate(markNewLooks);
    found.push(...(await violations(copy)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}

/** Marks the texts that differ from all texts before in what contrast depends on. Runs in a copy, which stays one document. */
const markNewLooks = () => {
  const known: unknown = Reflect.get(window, 'looks');
  const looks = known instanceof Set ? known : new Set<string>();
  Reflect.set(window, 'looks', looks);
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const ground = [backgroundColor, backgroundImage, opacity, filter].join();
    grounds.set(element, ground);
    return ground;
  };
  const unpainted = 'rgba(0, 0, 0, 0),none,1,none';
  const range = document.createRange();
  for (const element of document.body.querySelectorAll('*')) {
    const text = Array.from(element.childNodes).find(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    element.removeAttribute('data-look');
    range.selectNodeContents(text ?? element);
    const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect();
    // Fields have no text of their own that could be told from another one's.
    const isField = element.matches('input, select, textarea');
    if (!isField && (!text || width === 0)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const below = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .map((one) => grounds.get(one) ?? groundOf(one))
      .filter((ground) => ground !== unpainted);
    const look = [color, fontSize, fontWeight, textShadow, ...below].join(' ');
    if (isField || !looks.has(look)) element.setAttribute('data-look', '');
    looks.add(look);
  }
};
