import { describe, expect } from 'vitest';
import { engines } from './engines.ts';
import { Menu } from './page-objects.ts';

const closed = { open: false, left: 0, width: 0 };

describe.each(engines)('in $name', ({ test }) => {
  test('on a phone the menu opens over the page and closes by Escape and by its links', async ({ open }) => {
    const page = await open('/', { width: 360 });
    const menu = new Menu(page);
    expect([await menu.state(), await menu.isExpanded()]).toEqual([closed, 'false']);
    await menu.toggle.click();
    const width = await page.evaluate(() => document.body.clientWidth);
    await expect.poll(() => menu.state()).toEqual({ open: true, left: 0, width });
    await expect.poll(() => menu.isExpanded()).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.state()).toEqual(closed);
    await expect.poll(() => menu.isExpanded()).toBe('false');
    await menu.toggle.click();
    await menu.link('/services').click();
    await expect.poll(() => page.address()).toBe('/services');
    await expect.poll(() => menu.state()).toEqual(closed);
    await expect.poll(() => page.locator('h1').hasFocus()).toBe(true);
  });

  test('without scripts the menu opens, and its links work', async ({ open }) => {
    const page = await open('/', { width: 360, javaScriptEnabled: false });
    const menu = new Menu(page);
    expect([await menu.state(), await menu.isExpanded()]).toEqual([closed, null]);
    await menu.toggle.click();
    await expect.poll(() => menu.state()).toMatchObject({ open: true });
    await menu.link('/services').click();
    await expect.poll(() => page.address()).toBe('/services');
    await expect.poll(() => menu.state()).toEqual(closed);
  });
});
