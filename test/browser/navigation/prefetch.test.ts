import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown, pointAtLink } from '../../support/pages/links.ts';
import { boxOf, pathOf } from '../../support/pages/page-state.ts';
import { fetchedPages } from '../../support/pages/route-scripts.ts';

test('a link fetches the code of its page once, when a mouse, a key or a finger reaches it', async ({ visit }) => {
  const page = await visit('/');
  const menu = new Menu(page);
  const fetched = fetchedPages(page);
  for (const address of ['/lettering-license.txt', '/industries/pharmaceutical', 'https://other.example/services'])
    await pointAtLink(page, address);
  await menu.link('About').hover();
  // Requests are in order, so one of the links above would be in the list.
  await expect.poll(() => fetched).toEqual(['/about']);
  await menu.link('Services').focus();
  await expect.poll(() => fetched).toEqual(['/about', '/services']);
  await touch(menu.link('Projects'));
  await expect.poll(() => fetched).toEqual(['/about', '/services', '/projects']);
  expect(pathOf(page)).toBe('/');

  await menu.link('About').hover({ position: { x: 3, y: 3 } });
  await menu.link('About').click();
  await pageShown(page, '/about');
  expect(fetched).toHaveLength(3);
});

test('after the first scroll, the code of visible links is fetched when the browser is idle', async ({ visit }) => {
  const page = await visit('/');
  const fetched = fetchedPages(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => fetched).toContain('/about');
  expect(fetched).not.toContain('/privacy');
  await page.locator('footer a[href="/privacy"]').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/privacy');
});

test('with Save-Data the code is fetched on click', async ({ visit }) => {
  const saveData = () => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  const page = await visit('/', { prepare: (prepared) => prepared.addInitScript(saveData) });
  const fetched = fetchedPages(page);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await new Menu(page).link('Services').hover();
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
  expect(fetched).toEqual(['/about']);
});

/** Puts a finger on a link and moves it away, as for scrolling. */
async function touch(link: Locator) {
  const { x, y } = await boxOf(link);
  const client = await link.page().context().newCDPSession(link.page());
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
