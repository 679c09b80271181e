import { expect, test } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { looks } from '../../support/browser/looks.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate, hasFocus, key, phone, press, scrolledBy } from './page.ts';

inEachEngine((open) => {
  test.for([...pagePaths, '/no-such-page'])('%s has its styles and font and fits a phone', async (path) => {
    const page = await open(path);
    const font = () =>
      // WebKit keeps the quotes of the name.
      evaluate(page, () => [...document.fonts].find(({ family }) => /^"?Lettering"?$/.test(family))?.status);
    await expect.poll(font).toBe('loaded');
    const header = () => {
      const element = document.querySelector('header');
      return [element?.clientHeight, element && getComputedStyle(element).position];
    };
    expect(await evaluate(page, header)).toEqual([78, 'sticky']);
    await page.resize(phone);
    await expect.poll(() => evaluate(page, () => innerWidth)).toBe(phone.width);
    // In some engines the scroll bar takes space.
    const { scrollWidth, clientWidth } = await evaluate(page, () => {
      const { scrollWidth: content, clientWidth: room } = document.documentElement;
      return { scrollWidth: content, clientWidth: room };
    });
    expect(scrollWidth).toBe(clientWidth);
  });

  test.for(['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/contact'])(
    '%s is shown without a reload, with its title, styles and focus; Back restores the position',
    async (path) => {
      const served = await open(path);
      const asServed = await evaluate(served, looks);
      const title = await titleOf(served);
      const page = await open('/');
      const home = await titleOf(page);
      // A reload would delete this property.
      await evaluate(page, () => Reflect.set(window, 'marked', true));
      await evaluate(page, () => window.scrollTo({ top: 1500 }));
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

  test('a hash link scrolls its target below the header and focuses it', async () => {
    const page = await open('/');
    await click(page, 'a[href="#laser-alignment"]');
    await expect.poll(() => evaluate(page, topOf, '#laser-alignment')).toBeCloseTo(96, -1);
    expect(await hasFocus(page, '#laser-alignment')).toBe(true);
  });

  test('Tab and a search jump to what they reach, and a typed hash scrolls smoothly', async () => {
    const page = await open('/');
    await evaluate(page, () => {
      const passed = new Set<number>();
      document.addEventListener('scroll', () => passed.add(scrollY));
      Reflect.set(window, 'passed', passed);
      [...document.querySelectorAll<HTMLElement>('main a')].at(-1)?.focus({ preventScroll: true });
    });
    const passed = () =>
      evaluate(page, () => {
        const positions: unknown = Reflect.get(window, 'passed');
        return positions instanceof Set ? positions.size : 0;
      });
    await press(page, key.tab);
    await expect.poll(() => evaluate(page, isFocusInView)).toBe(true);
    expect(await hasFocus(page, 'footer a')).toBe(true);
    // The event of the scrolling may come later.
    expect(await passed()).toBeLessThan(2);
    const reached = await scrolledBy(page);
    const found = evaluate(page, () => {
      const words = document.querySelector('h2')?.textContent;
      // The arguments are: in any case, forward, and on from the top of the page.
      return Reflect.apply(Reflect.get(window, 'find'), window, [words, false, false, true]);
    });
    expect(await found).toBe(true);
    await expect.poll(() => scrolledBy(page)).not.toBe(reached);
    expect(await passed()).toBeLessThan(3);
    await evaluate(page, () => window.location.assign('#laser-alignment'));
    await expect.poll(() => hasFocus(page, '#laser-alignment')).toBe(true);
    await expect.poll(() => evaluate(page, topOf, '#laser-alignment')).toBeCloseTo(96, -1);
    // WebKitGTK 2.50 does not have the Navigation API, so there the page jumps.
    const hasNavigation = await evaluate(page, () => 'navigation' in window);
    expect((await passed()) > 4).toBe(hasNavigation);
  });

  test('the browser follows a link to a file of the site, and one to an address without a page', async () => {
    const file = '/lettering-license.txt';
    const page = await open('/');
    await evaluate(page, (href) => document.querySelector('main a')?.setAttribute('href', href), file);
    await click(page, `a[href="${file}"]`);
    await expect.poll(() => addressOf(page)).toBe(file);
    await expect.poll(() => evaluate(page, () => document.contentType)).toBe('text/plain');
    const other = await open('/');
    await evaluate(other, () => Reflect.set(window, 'marked', true));
    await click(other, 'footer a[href="/industries/pharmaceutical"]');
    await expect.poll(() => addressOf(other)).toBe('/industries/pharmaceutical');
    // The browser has loaded a document, in which the property is missing.
    await expect.poll(() => evaluate(other, () => Reflect.get(window, 'marked'))).toBe(null);
    // The 404 page is a problem that this test expects.
    await open('/');
  });

  test('on a phone the menu opens over the page and closes by Escape and by its links', async () => {
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

/** Runs in the page. */
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;

/** Runs in the page. */
function isFocusInView() {
  const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  return top >= 80 && bottom <= innerHeight;
}

const titleOf = (page: BrowserDriver) => evaluate(page, () => document.title);
