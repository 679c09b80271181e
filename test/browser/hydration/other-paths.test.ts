import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';

/** A path at which the Wayback Machine serves a page. */
const archived = '/web/2026/http://www.example.com/contact';

/** Keeps what was served. The event comes before the scripts run. Runs in the page. */
const keepServed = () => {
  const keep = () => Reflect.set(window, 'served', document.querySelector('#root')?.innerHTML);
  document.addEventListener('readystatechange', keep, { once: true });
};

test('a web archive shows a document as it was served', async ({ visit }) => {
  const page = await visit(archived, {
    hydrates: false,
    prepare: async (tab: Page) => {
      await tab.addInitScript(keepServed);
      return tab.route(origin + archived, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${origin}/contact` }) }),
      );
    },
  });
  await page.waitForLoadState('networkidle');
  const served = await page.evaluate(() => String(Reflect.get(window, 'served')));
  expect(served).toContain('<h1');
  expect(await page.locator('#root').innerHTML()).toBe(served);
});
