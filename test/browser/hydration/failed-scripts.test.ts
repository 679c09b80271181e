import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';
import { openScriptProxy } from '../../support/server/script-proxy.ts';

const expected = [/Failed to load resource/, /Failed to fetch dynamically imported module/, /error loading/i];

const headingWith = (page: Page, name: string) => page.locator('h1', { hasText: name }).waitFor();

test('a link is followed as a document when the code of its page fails to load', async ({ open }) => {
  const proxy = await openScriptProxy(origin);
  const page = await open('/', { expected, baseURL: proxy.base });
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  proxy.scripts = 'dropped';
  await followLink(page, '/safety#record');
  await page.waitForURL('**/safety#record');
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
  await headingWith(page, 'Safety');
  proxy.scripts = 'served';
  await page.reload();
  await hydrated(page);
  await followLink(page, '/terms');
  await headingWith(page, 'Terms');
});

/** Each stops the hydration of the next document. The returned function waits until it has stopped. */
const holds = {
  'its code hangs': async (page: Page) => {
    const script = `**${ownScript('/privacy')}`;
    await holdBack(page, script);
    const asked = page.waitForRequest(script);
    return () => asked;
  },
  // React hydrates in tasks that it begins by messages. Those of the next document never arrive.
  'it is being hydrated': async (page: Page) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('isHeld')) return;
      MessagePort.prototype.postMessage = () => sessionStorage.setItem('isHeld', 'yes');
    });
    return () => page.waitForFunction(() => sessionStorage.getItem('isHeld'));
  },
};

test.for(Object.entries(holds))('Back after a reload loads the document while %s', async ([, hold], { open }) => {
  const page = await open('/terms');
  await followLink(page, '/privacy');
  await headingWith(page, 'Privacy');
  const held = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await held();
  await page.evaluate(() => history.back());
  await headingWith(page, 'Terms');
  await hydrated(page);
  expect(pathOf(page)).toBe('/terms');
});
