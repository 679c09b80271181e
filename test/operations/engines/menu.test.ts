import { describe, expect } from 'vitest';
import { engines } from './engines.ts';
import type { Page } from './page.ts';

const closed = { open: false, left: 0, width: 0 };

const menuOf = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('nav#menu');
    const { left, width } = menu?.getBoundingClientRect() ?? {};
    return { open: menu?.matches(':popover-open'), left, width };
  });

const isExpanded = (page: Page) =>
  page.evaluate(() => document.querySelector('[popovertarget="menu"]')?.getAttribute('aria-expanded'));

describe.each(engines)('in $name', ({ test }) => {
  test('on a phone the menu opens over the page and closes by Escape and by its links', async ({ open }) => {
    const page = await open('/', { width: 360 });
    expect([await menuOf(page), await isExpanded(page)]).toEqual([closed, 'false']);
    await page.locator('[popovertarget="menu"]').click();
    const width = await page.evaluate(() => document.body.clientWidth);
    await expect.poll(() => menuOf(page)).toEqual({ open: true, left: 0, width });
    await expect.poll(() => isExpanded(page)).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => menuOf(page)).toEqual(closed);
    await expect.poll(() => isExpanded(page)).toBe('false');
    await page.locator('[popovertarget="menu"]').click();
    await page.locator('nav a[href="/services"]').click();
    await expect.poll(() => page.address()).toBe('/services');
    await expect.poll(() => menuOf(page)).toEqual(closed);
    await expect.poll(() => page.locator('h1').hasFocus()).toBe(true);
  });

  test('without scripts the menu opens, and its links work', async ({ open }) => {
    const page = await open('/', { width: 360, javaScriptEnabled: false });
    // A hydrated button has the attribute.
    expect([await menuOf(page), await isExpanded(page)]).toEqual([closed, null]);
    await page.locator('[popovertarget="menu"]').click();
    await expect.poll(async () => (await menuOf(page)).open).toBe(true);
    await page.locator('nav a[href="/services"]').click();
    await expect.poll(() => page.address()).toBe('/services');
    await expect.poll(() => menuOf(page)).toEqual(closed);
  });
});
