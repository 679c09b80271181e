import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { fetchedPages } from '../../support/pages/route-scripts.ts';

test('the code of a page is fetched once, before its link is clicked, and not with Save-Data', async ({ visit }) => {
  const page = await visit('/');
  const menu = new Menu(page);
  const fetched = fetchedPages(page);
  const saveData = (isOn: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData: value }) });
    }, isOn);
  await saveData(true);
  const pointAt = (address: string) =>
    page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.remove();
    }, address);
  await pointAt('/projects');
  await saveData(false);
  for (const address of ['/lettering-license.txt', '/industries/pharmaceutical', 'https://other.example/services'])
    await pointAt(address);
  await menu.link('About').hover();
  // Requests are in order, so one of the links above would be in the list.
  await expect.poll(() => fetched).toEqual(['/about']);
  await menu.link('Services').focus();
  await expect.poll(() => fetched).toEqual(['/about', '/services']);
  await page.mouse.wheel(0, 10_000);
  // Links of the footer.
  await expect.poll(() => fetched).toContain('/privacy');
  await menu.link('About').click();
  await pageShown(page, '/about');
  expect(new Set(fetched).size).toBe(fetched.length);
});
