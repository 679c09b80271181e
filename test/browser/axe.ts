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

/** What breaks a rule of WCAG 2.2 AA or below, or one of axe's best practices. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate((selector) => window.axe.run(selector), within);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
