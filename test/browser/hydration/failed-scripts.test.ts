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

test('Back loads the document when the code of its page fails to load', async ({ open }) => {
  const proxy = await openScriptProxy(origin);
  const page = await open('/terms', { expected, baseURL: proxy.base });
  await followLink(page, '/privacy');
  await page.waitForURL('**/privacy');
  // After a reload the router knows only the address of the previous page.
  await page.reload();
  await hydrated(page);
  proxy.scripts = 'dropped';
  await page.goBack();
  await page.waitForURL('**/terms');
  await headingWith(page, 'Terms');
});

test('Back loads the document while the code of a page that was reloaded hangs', async ({ open }) => {
  const page = await open('/terms');
  await followLink(page, '/privacy');
  await headingWith(page, 'Privacy');
  await holdBack(page, `**${ownScript('/privacy')}`);
  const asked = page.waitForRequest(`**${ownScript('/privacy')}`);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => history.back());
  await headingWith(page, 'Terms');
  await hydrated(page);
  expect(pathOf(page)).toBe('/terms');
});

test('Back loads the document while a page that was reloaded is being hydrated', async ({ open }) => {
  const page = await open('/terms');
  await followLink(page, '/privacy');
  await headingWith(page, 'Privacy');
  // React hydrates in tasks that it begins by messages. Those of the next document never arrive.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isHeld')) return;
    MessagePort.prototype.postMessage = () => sessionStorage.setItem('isHeld', 'yes');
  });
  await page.reload();
  await page.waitForFunction(() => sessionStorage.getItem('isHeld'));
  await page.evaluate(() => history.back());
  await headingWith(page, 'Terms');
  await hydrated(page);
  expect(pathOf(page)).toBe('/terms');
});
