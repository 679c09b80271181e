import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { expectFocus } from '../../support/pages/page-state.ts';

test('the menu opens by its toggle, and closes by Escape, a link, blur and a wide window', async ({ visit }) => {
  const page = await visit('/', { width: 360, reducedMotion: 'reduce' });
  const menu = new Menu(page);
  expect(await menu.toggle.getAttribute('aria-expanded')).toBe('false');
  await menu.toggle.focus();
  await page.keyboard.press('Enter');
  await menu.becomes('open');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expectFocus(menu.link('Home'));
  await page.keyboard.press('Escape');
  await menu.becomes('closed');
  await expectFocus(menu.toggle);

  for (const key of ['Tab', 'Shift+Tab']) {
    await menu.toggle.press('Enter');
    await menu.becomes('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(menu.link('Home'));
    await menu.becomes('open');
    if (key === 'Tab') await menu.links.last().focus();
    await page.keyboard.press(key);
    await menu.becomes('closed');
    await expect.poll(() => menu.root.evaluate((root) => root.contains(document.activeElement))).toBe(false);
  }
  // A press on the toggle still closes and opens.
  await menu.open();
  await menu.link('Home').focus();
  await menu.toggle.click();
  await menu.becomes('closed');

  await menu.open();
  await menu.link('Services').click();
  await menu.becomes('closed');
  await page.waitForURL('**/services');
  await menu.open();
  await page.setViewportSize(windowOf(1440));
  await menu.becomes('closed');
  expect(await page.locator('nav:popover-open').count()).toBe(0);
});

test('the menu and its links work without scripts', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false, width: 360 });
  const menu = new Menu(page);
  await menu.toggle.click();
  await menu.link('Services').click();
  await page.waitForURL('**/services');
});
