import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { OpenOptions } from './browser.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The policy would refuse the injected axe; everything else runs under it in the other tests. */
export const withAxe: OpenOptions = { bypassCSP: true };

/** Every rule of WCAG 2.2 AA and below, and axe's best practices. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() => window.axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
