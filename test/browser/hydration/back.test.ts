import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const headingWith = (page: Page, name: string) => page.locator('h1', { hasText: name }).waitFor();

/** React hydrates in tasks that it begins by messages. Those of a document that is to be held never arrive. Runs in the page. */
const holdHydration = () => {
  if (sessionStorage.getItem('hydration') !== 'hold') return;
  MessagePort.prototype.postMessage = () => sessionStorage.setItem('hydration', 'held');
};

/** Each stops the hydration of the next document. The returned function waits until it has stopped. */
const holds = {
  'its code hangs': async (page: Page) => {
    const script = `**${ownScript('/privacy')}`;
    await holdBack(page, script);
    const asked = page.waitForRequest(script);
    return () => asked;
  },
  'it is being hydrated': async (page: Page) => {
    await page.evaluate(() => sessionStorage.setItem('hydration', 'hold'));
    return () => page.waitForFunction(() => sessionStorage.getItem('hydration') === 'held');
  },
};

test('Back after a reload loads the document while the code hangs, or is being hydrated', async ({ visit }) => {
  const page = await visit('/terms', { prepare: (tab) => tab.addInitScript(holdHydration) });
  for (const [state, hold] of Object.entries(holds)) {
    await followLink(page, '/privacy');
    await headingWith(page, 'Privacy');
    const held = await hold(page);
    await page.reload({ waitUntil: 'commit' });
    await held();
    await page.evaluate(() => history.back());
    await headingWith(page, 'Terms');
    await page.unrouteAll();
    await hydrated(page);
    expect(pathOf(page), state).toBe('/terms');
  }
});
