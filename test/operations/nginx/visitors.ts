import type { Browser } from 'playwright-core';
import { pagePaths } from '../../../src/routes.tsx';
import { menuParts } from '../../support/layout/menu.ts';
import { found } from '../../support/read-html.ts';
import { ask } from '../../support/server/raw-request.ts';

/** The pages and failures that visitors of the site have seen. */
export class Visits {
  /** Pages and files that the clients have fetched, and pages that the browser has opened. */
  fetched = 0;
  opened = 0;
  /** The names of the files that the browser has got. */
  readonly files = new Set<string>();
  /** Descriptions of the requests that failed and the pages that did not hydrate. */
  readonly failures: string[] = [];
  isOver = false;
}

/** Fetches pages that no cache has, and the files that they name, until the visits are over. Each page is for another visitor. */
export async function fetchPages(port: number, client: number, visits: Visits): Promise<void> {
  const fetchFor = async (localAddress: string, path: string) => {
    visits.fetched += 1;
    try {
      const { status, body } = await ask(port, path, { localAddress });
      if (status !== 200) visits.failures.push(`${path}: ${status}`);
      return String(body);
    } catch (error) {
      visits.failures.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  for (let turn = 0; !visits.isOver; turn += 1) {
    const path = `${turn % 2 ? '/contact?service' : '/blog?category'}=${client}-${turn}`;
    const visitor = `127.0.${client}.${2 + (turn % 250)}`;
    const html = await fetchFor(visitor, path);
    if (!html.endsWith('</html>')) visits.failures.push(`${path}: cut off`);
    for (const file of new Set(found(html, /["(](\/assets\/[\w.-]+)/g))) await fetchFor(visitor, file);
  }
}

/** Opens pages with empty caches, those that a proxy has and others in turn, until the visits are over. */
export async function openPages(base: string, browser: Browser, visits: Visits): Promise<void> {
  for (let turn = 0; !visits.isOver; turn += 1)
    await openPage(
      base + (turn % 2 ? `/contact?urgency=${turn}` : pagePaths[(turn / 2) % pagePaths.length]),
      browser,
      visits,
    );
}

/** Opens a page with an empty cache and waits until it is hydrated. */
export async function openPage(address: string, browser: Browser, visits: Visits): Promise<void> {
  const page = await browser.newPage();
  page.on('response', (answer) => {
    if (answer.status() >= 400) visits.failures.push(`${answer.url()} of ${address}: ${answer.status()}`);
    else visits.files.add(answer.url().replace(/.*\//, ''));
  });
  page.on('pageerror', (error) => visits.failures.push(`${address}: ${error.message}`));
  try {
    await page.goto(address);
    // Only a hydrated toggle of the menu has `aria-expanded`.
    await page.locator(`${menuParts.toggle}[aria-expanded]`).waitFor({ state: 'attached', timeout: 10_000 });
  } catch (error) {
    visits.failures.push(`${address}: ${String(error)}`);
  }
  await page.close();
  visits.opened += 1;
}
