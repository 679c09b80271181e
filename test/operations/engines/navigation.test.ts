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

  test('readings in a link leave the address; a reload and Back keep them', async ({ open }) => {
    const page = await open('/services/laser-alignment#offset=4.5', { expected: [/has replaced the page/] });
    const shown = () =>
      page.evaluate(() => [location.href, document.querySelector<HTMLInputElement>('[name=offset]')?.value].join(' '));
    await expect.poll(shown).toMatch(/laser-alignment 4\.5$/);
    // The reload takes the mark away.
    await page.evaluate(() => {
      Reflect.set(window, 'marked', true);
      setTimeout(() => location.reload());
    });
    await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false);
    await expect.poll(shown).toMatch(/laser-alignment 4\.5$/);
    await page.locator('nav a[href="/about"]').click();
    await expect.poll(() => page.address()).toBe('/about');
    await page.goBack();
    await expect.poll(shown).toMatch(/laser-alignment 4\.5$/);
  });

  test('links and typed hashes scroll to their target and focus it, typed ones smoothly; Tab and a search jump', async ({
    open,
  }) => {
    const page = await open('/');
    const isReached = async (target: string) => {
      await expect.poll(() => page.locator(target).hasFocus()).toBe(true);
      await expect.poll(() => page.locator(target).evaluate(topOf)).toSatisfy((top: number) => Math.abs(top - 96) < 1);
      // Until two readings are the same, because the last frames of smooth scrolling may move it by less than a pixel.
      let position = -1;
      await expect
        .poll(async () => {
          const before = position;
          // Two readings may be of one frame.
          await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
          position = await page.scrollPosition();
          return position === before;
        })
        .toBe(true);
    };
    await page.locator('a[href="#laser-alignment"]').click();
    await isReached('#laser-alignment');
    await page.evaluate(countMoves);
    /** Returns how often the page has moved since the last reading. A jump is told once, and under load Firefox once told of two. */
    const moves = () =>
      page.evaluate(() => {
        const moved = Number(Reflect.get(window, 'moves'));
        Reflect.set(window, 'moves', 0);
        return moved;
      });
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a')].at(-1)?.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Tab');
    const link = page.locator('footer a');
    await expect.poll(() => link.evaluate(isInView)).toBe(true);
    expect(await link.hasFocus()).toBe(true);
    // The event of the scrolling may come later.
    expect(await moves()).toBeLessThan(3);
    const reached = await page.scrollPosition();
    const found = await page.locator('h2').evaluate((heading) =>
      // The arguments are: in any case, forward, and on from the top of the page.
      Reflect.apply(Reflect.get(window, 'find'), window, [heading.textContent, false, false, true]),
    );
    expect(found).toBe(true);
    await expect.poll(() => page.scrollPosition()).not.toBe(reached);
    expect(await moves()).toBeLessThan(3);
    await page.evaluate(() => window.location.assign('#steel-fabrication'));
    await isReached('#steel-fabrication');
    // WebKitGTK 2.50 does not have the Navigation API, so there the page jumps.
    const hasNavigation = await page.evaluate(() => 'navigation' in window);
    expect((await moves()) > 2).toBe(hasNavigation);
  });
});

/** Runs in the page. Counts in `window.moves` how often it is scrolled by two pixels or more from now on. */
function countMoves() {
  let position = scrollY;
  const count = () => {
    if (Math.abs(scrollY - position) < 2) return;
    position = scrollY;
    Reflect.set(window, 'moves', Number(Reflect.get(window, 'moves')) + 1);
  };
  Reflect.set(window, 'moves', 0);
  document.addEventListener('scroll', count);
}

/** Runs in the page. */
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Runs in the page. */
function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 80 && bottom <= innerHeight;
}
