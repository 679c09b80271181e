import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { fetchedPages, ownScript } from '../../support/pages/route-scripts.ts';

const aboutLink = (page: Page) => new Menu(page).link('About');
const aboutFetched = (page: Page) => page.waitForResponse(`**${ownScript('/about')}`);

test('pointing at a link fetches the code of its page once, and the click uses it', async ({ visit }) => {
  const page = await visit('/');
  const fetched = fetchedPages(page);
  const arrived = aboutFetched(page);
  await aboutLink(page).hover();
  await arrived;
  await aboutLink(page).hover({ position: { x: 3, y: 3 } });
  await aboutLink(page).click();
  await pageShown(page, '/about');
  expect(fetched).toEqual(['/about']);
});

test.for(['keyboard', 'finger'])('reaching a link by %s fetches the code of its page', async (way, { open }) => {
  const page = await open('/', { hasTouch: true });
  const fetched = aboutFetched(page);
  if (way === 'keyboard') await aboutLink(page).focus();
  else {
    const { x = 0, y = 0 } = (await aboutLink(page).boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 10, y: y + 10 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  await fetched;
  expect(pathOf(page)).toBe('/');
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

test('links to an address without a page or to another origin fetch nothing', async ({ visit }) => {
  const page = await visit('/');
  const fetched = fetchedPages(page);
  await page.evaluate(() => {
    for (const address of ['/lettering-license.txt', '/industries/pharmaceutical', 'https://other.example/services']) {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.remove();
    }
  });
  // Requests are in order, so an earlier one would be in the list.
  await aboutLink(page).hover();
  await expect.poll(() => fetched).toEqual(['/about']);
});

test('with Save-Data the code is fetched on click', async ({ visit }) => {
  const saveData = () => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  const page = await visit('/', { prepare: (prepared) => prepared.addInitScript(saveData) });
  const fetched = fetchedPages(page);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await new Menu(page).link('Services').hover();
  await aboutLink(page).click();
  await pageShown(page, '/about');
  expect(fetched).toEqual(['/about']);
});
