import { describe, expect } from 'vitest';
import { looks } from '../../support/browser/looks.ts';
import { engines } from './engines.ts';

describe.each(engines)('in $name', ({ test }) => {
  test.for(['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/contact'])(
    '%s is shown without a reload, with its title, styles and focus; Back restores the position',
    async (path, { open }) => {
      const served = await open(path);
      const asServed = await served.evaluate(looks);
      const title = await served.title();
      const page = await open('/');
      const home = await page.title();
      // A reload would delete this property.
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await page.evaluate(() => window.scrollTo({ top: 1500 }));
      await expect.poll(() => page.scrollPosition()).toBe(1500);
      await page.locator(`:is(nav, main, footer) a[href="${path}"]`).click();
      await expect.poll(() => page.title()).toBe(title);
      await expect.poll(() => page.locator('h1').hasFocus()).toBe(true);
      await expect.poll(() => page.scrollPosition()).toBe(0);
      expect(await page.address()).toBe(path);
      expect(await page.evaluate(looks)).toEqual(asServed);

      await page.goBack();
      await expect.poll(() => page.title()).toBe(home);
      await expect.poll(() => page.scrollPosition()).toBeGreaterThan(0);
      await page.goForward();
      await expect.poll(() => page.title()).toBe(title);
      expect(await page.address()).toBe(path);
      expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
    },
  );

  test('a hash link scrolls its target below the header and focuses it', async ({ open }) => {
    const page = await open('/');
    await page.locator('a[href="#laser-alignment"]').click();
    await expect.poll(() => page.evaluate(topOf, '#laser-alignment')).toBeCloseTo(96, -1);
    expect(await page.locator('#laser-alignment').hasFocus()).toBe(true);
  });

  test('Tab and a search jump to what they reach, and a typed hash scrolls smoothly', async ({ open }) => {
    const page = await open('/');
    await page.evaluate(() => {
      const passed = new Set<number>();
      document.addEventListener('scroll', () => passed.add(scrollY));
      Reflect.set(window, 'passed', passed);
      [...document.querySelectorAll<HTMLElement>('main a')].at(-1)?.focus({ preventScroll: true });
    });
    const passed = () =>
      page.evaluate(() => {
        const positions: unknown = Reflect.get(window, 'passed');
        return positions instanceof Set ? positions.size : 0;
      });
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isFocusInView)).toBe(true);
    expect(await page.locator('footer a').hasFocus()).toBe(true);
    // The event of the scrolling may come later.
    expect(await passed()).toBeLessThan(2);
    const reached = await page.scrollPosition();
    const found = page.evaluate(() => {
      const words = document.querySelector('h2')?.textContent;
      // The arguments are: in any case, forward, and on from the top of the page.
      return Reflect.apply(Reflect.get(window, 'find'), window, [words, false, false, true]);
    });
    expect(await found).toBe(true);
    await expect.poll(() => page.scrollPosition()).not.toBe(reached);
    expect(await passed()).toBeLessThan(3);
    await page.evaluate(() => window.location.assign('#laser-alignment'));
    await expect.poll(() => page.locator('#laser-alignment').hasFocus()).toBe(true);
    await expect.poll(() => page.evaluate(topOf, '#laser-alignment')).toBeCloseTo(96, -1);
    // WebKitGTK 2.50 does not have the Navigation API, so there the page jumps.
    const hasNavigation = await page.evaluate(() => 'navigation' in window);
    expect((await passed()) > 4).toBe(hasNavigation);
  });

  const replaced = /^a document without listeners has replaced the page$/;

  test('the browser follows a link to a file of the site', async ({ open }) => {
    const file = '/lettering-license.txt';
    // Firefox looks for an icon, which the policy of a file forbids.
    const page = await open('/', { expected: [replaced, /favicon\.ico/] });
    await page.evaluate((href) => document.querySelector('main a')?.setAttribute('href', href), file);
    await page.locator(`a[href="${file}"]`).click();
    await expect.poll(() => page.address()).toBe(file);
    await expect.poll(() => page.evaluate(() => document.contentType)).toBe('text/plain');
  });

  test('the browser loads the document of an address without a page', async ({ open }) => {
    const path = '/industries/pharmaceutical';
    const page = await open('/', { expected: [replaced, /^404: no page at/] });
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await page.locator(`footer a[href="${path}"]`).click();
    await expect.poll(() => page.address()).toBe(path);
    // In the document that the browser has loaded the property is missing.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'marked'))).toBe(null);
  });
});

/** Runs in the page. */
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;

/** Runs in the page. */
function isFocusInView() {
  const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  return top >= 80 && bottom <= innerHeight;
}
