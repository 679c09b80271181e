import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { windowOf, type OpenOptions } from './browser.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The policy would refuse the injected axe; everything else runs under it in the other tests. */
export const withAxe: OpenOptions = { bypassCSP: true };

/** What breaks a rule of WCAG 2.2 AA or below, or one of axe's best practices. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only the violations leave the page: to bring over what passes costs three times as much as to check it.
  return page.evaluate(async (selector) => {
    const { violations: found } = await window.axe.run(selector, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, within);
}

/** The same in windows of these widths, one after the other; and of a page that is wider than its window. */
export async function violationsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) found.push('too wide');
    found.push(...(await violations(page)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}

/** Timers of this length end only by `endTimer`: a clock that stands still would stop axe, too. */
export const holdTimer = (length: number) => (page: Page) =>
  page.addInitScript((held) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(target, self, args) {
        if (args[1] !== held) return Reflect.apply(target, self, args);
        Reflect.set(window, 'endTimer', args[0]);
        return 0;
      },
    });
  }, length);

export const endTimer = (page: Page) => page.evaluate(() => Reflect.apply(Reflect.get(window, 'endTimer'), window, []));
