import { expect } from 'vitest';
import { mainLinks } from '../../../src/content/company/navigation.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';

test('every header link shows its page without a reload, and Back returns', async ({ visit }) => {
  const page = await visit('/');
  // A reload would delete this property.
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  for (const { href, text } of mainLinks.slice(1)) {
    await new Menu(page).link(text).click();
    await pageShown(page, href);
    expect(pathOf(page)).toBe(href);
    expect(await page.locator('h1').count()).toBe(1);
  }
  await page.goBack();
  await pageShown(page, '/resources');
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
});

test('a click on a page that has just appeared is followed', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => {
    // An observer is called as soon as React has changed the document, before the browser paints it.
    const appearing = new MutationObserver(() => {
      if (window.location.pathname !== '/terms') return;
      appearing.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click();
    });
    appearing.observe(document.body, { childList: true, subtree: true });
  });
  await followLink(page, '/terms');
  await page.waitForURL('**/privacy');
});

test('the browser follows links to files, to unknown addresses and with a modifier key', async ({ visit }) => {
  const page = await visit('/', { expected: [/404/] });
  const opened = page.context().waitForEvent('page');
  await page.locator('footer a[href="/terms"]').click({ modifiers: ['ControlOrMeta'] });
  // A new tab may start with an empty page.
  const other = await opened;
  await other.waitForURL('**/terms');
  await other.close();
  expect(pathOf(page)).toBe('/');

  await followLink(page, '/lettering-license.txt');
  await page.waitForURL('**/lettering-license.txt');
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain');
  await page.goBack();
  await hydrated(page);
  const answer = page.waitForResponse('**/industries/pharmaceutical');
  await page.locator('footer a[href="/industries/pharmaceutical"]').click();
  expect((await answer).status()).toBe(404);
  await page.waitForURL('**/industries/pharmaceutical');
  await hydrated(page);
});
