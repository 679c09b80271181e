import { expect, test } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { looks } from '../support/looks.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate, hasFocus, key, phone, press, scrolledBy } from './page.ts';

inEachEngine((open) => {
  test.for([...pagePaths, '/no-such-page'])('%s comes up whole, styled, lettered, and fits a phone', async (path) => {
    const page = await open(path);
    const font = () =>
      // WebKit writes the name with its quotes.
      evaluate(page, () => [...document.fonts].find(({ family }) => /^"?Lettering"?$/.test(family))?.status);
    await expect.poll(font).toBe('loaded');
    const header = () => {
      const element = document.querySelector('header');
      return [element?.clientHeight, element && getComputedStyle(element).position];
    };
    expect(await evaluate(page, header)).toEqual([78, 'sticky']);
    await page.resize(phone);
    await expect.poll(() => evaluate(page, () => innerWidth)).toBe(phone.width);
    // Some engines take a scroll bar's width off.
    const { scrollWidth, clientWidth } = await evaluate(page, () => {
      const { scrollWidth: content, clientWidth: room } = document.documentElement;
      return { scrollWidth: content, clientWidth: room };
    });
    expect(scrollWidth).toBe(clientWidth);
  });

  test.for(['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/contact'])(
    '%s by link: no reload, its own title and styles, the focus on its heading; Back brings the place again',
    async (path) => {
      const served = await open(path);
      const asServed = await evaluate(served, looks);
      const title = await titleOf(served);
      const page = await open('/');
      const home = await titleOf(page);
      // A reload would wipe this away.
      await evaluate(page, () => Reflect.set(window, 'marked', true));
      await evaluate(page, () => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect.poll(() => scrolledBy(page)).toBe(1500);
      await click(page, `:is(nav, main, footer) a[href="${path}"]`);
      await expect.poll(() => titleOf(page)).toBe(title);
      await expect.poll(() => hasFocus(page, 'h1')).toBe(true);
      await expect.poll(() => scrolledBy(page)).toBe(0);
      expect(await addressOf(page)).toBe(path);
      expect(await evaluate(page, looks)).toEqual(asServed);

      await page.goBy(-1);
      await expect.poll(() => titleOf(page)).toBe(home);
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
      await page.goBy(1);
      await expect.poll(() => titleOf(page)).toBe(title);
      expect(await addressOf(page)).toBe(path);
      expect(await evaluate(page, () => Reflect.get(window, 'marked'))).toBe(true);
    },
  );

  test('a link to a place scrolls it free of the header and takes the focus there', async () => {
    const page = await open('/');
    await click(page, 'a[href="#laser-alignment"]');
    await expect
      .poll(() => evaluate(page, () => document.querySelector('#laser-alignment')?.getBoundingClientRect().top ?? 0))
      .toBeCloseTo(96, -1);
    expect(await hasFocus(page, '#laser-alignment')).toBe(true);
  });

  test('on a phone the menu opens over the page, closes by Escape, and by a link that it leads to', async () => {
    const page = await open('/', phone);
    const menu = () =>
      evaluate(page, () => {
        const nav = document.querySelector('nav#menu');
        const { x, width } = nav?.getBoundingClientRect() ?? {};
        return [nav?.matches(':popover-open'), document.querySelector('[popovertarget]')?.ariaExpanded, x, width];
      });
    const closed = [false, 'false', 0, 0];
    expect(await menu()).toEqual(closed);
    await click(page, '[popovertarget="menu"]');
    await expect.poll(menu).toEqual([true, 'true', 0, await evaluate(page, () => document.body.clientWidth)]);
    await press(page, key.escape);
    await expect.poll(menu).toEqual(closed);
    await click(page, '[popovertarget="menu"]');
    await click(page, 'nav a[href="/services"]');
    await expect.poll(() => addressOf(page)).toBe('/services');
    await expect.poll(menu).toEqual(closed);
    await expect.poll(() => hasFocus(page, 'h1')).toBe(true);
  });
});

const titleOf = (page: BrowserDriver) => evaluate(page, () => document.title);
