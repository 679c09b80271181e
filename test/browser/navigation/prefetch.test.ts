import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown, pointAtLink } from '../../support/pages/links.ts';
import { boxOf, pathOf } from '../../support/pages/page-state.ts';
import { fetchedPages } from '../../support/pages/route-scripts.ts';

test('code is fetched once, when a link is reached or in view, and not with Save-Data', async ({ visit }) => {
  const page = await visit('/');
  const menu = new Menu(page);
  const fetched = fetchedPages(page);
  /** Waits until the browser has told which links are in view, and is idle. */
  const idle = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  // Before the first scrolling.
  await idle();
  expect(fetched).toEqual([]);

  const saveData = (isOn: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData: value }) });
    }, isOn);
  await saveData(true);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
  await menu.link('Services').hover();
  await idle();
  expect(fetched).toEqual([]);
  await saveData(false);

  for (const address of ['/lettering-license.txt', '/industries/pharmaceutical', 'https://other.example/services'])
    await pointAtLink(page, address);
  await menu.link('About').hover();
  // Requests are in order, so one of the links above would be in the list.
  await expect.poll(() => fetched).toEqual(['/about']);
  await menu.link('Services').focus();
  await expect.poll(() => fetched).toEqual(['/about', '/services']);
  await page.locator('footer a[href="/privacy"]').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/privacy');
  expect(fetched).not.toContain('/projects');
  await touch(menu.link('Projects'));
  await expect.poll(() => fetched).toContain('/projects');
  expect(pathOf(page)).toBe('/');

  await menu.link('About').click();
  await pageShown(page, '/about');
  expect(fetched).toEqual([...new Set(fetched)]);
});

/** Puts a finger on a link and moves it away, as for scrolling. */
async function touch(link: Locator) {
  const { x, y } = await boxOf(link);
  const client = await link.page().context().newCDPSession(link.page());
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
