import { expect, test } from 'vitest';
import type { BrowserDriver } from './browser-driver.ts';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate, hasFocus, key, phone, press, scrolledBy } from './page.ts';

inEachEngine((open) => {
  test.for(['/projects', '/services/emergency-repair', '/services/maintenance-staffing', '/contact'])(
    '%s by link: no reload, its own title and styles, the focus on its heading',
    async (path) => {
      const served = await open(path);
      const asServed = await evaluate(served, looks);
      const title = await titleOf(served);
      const page = await open('/');
      await mark(page);
      await scrollDown(page);
      await click(page, `:is(nav, main, footer) a[href="${path}"]`);
      await expect.poll(() => titleOf(page)).toBe(title);
      await expect.poll(() => hasFocus(page, 'h1')).toBe(true);
      await expect.poll(() => scrolledBy(page)).toBe(0);
      expect(await addressOf(page)).toBe(path);
      expect(await evaluate(page, looks)).toEqual(asServed);
      expect(await isMarked(page)).toBe(true);
    },
  );

  test('back and forward bring content, title and place again, without a reload', async () => {
    const page = await open('/');
    await mark(page);
    const home = await titleOf(page);
    await scrollDown(page);
    await click(page, 'nav a[href="/projects"]');
    await expect.poll(() => titleOf(page)).not.toBe(home);
    await expect.poll(() => scrolledBy(page)).toBe(0);
    const projects = [await titleOf(page), await headingOf(page)];
    await page.goBy(-1);
    await expect.poll(() => titleOf(page)).toBe(home);
    await expect.poll(() => scrolledBy(page)).toBe(1500);
    expect(await addressOf(page)).toBe('/');
    expect(await headingOf(page)).not.toBe(projects[1]);
    await page.goBy(1);
    await expect.poll(async () => [await titleOf(page), await headingOf(page)]).toEqual(projects);
    expect(await addressOf(page)).toBe('/projects');
    expect(await isMarked(page)).toBe(true);
  });

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
const headingOf = (page: BrowserDriver) => evaluate(page, () => document.querySelector('h1')?.innerText);

/** Leaves a mark that a reload would wipe away. */
const mark = (page: BrowserDriver) => evaluate(page, () => Reflect.set(window, 'marked', true));
const isMarked = (page: BrowserDriver) => evaluate(page, () => Reflect.get(window, 'marked') === true);

async function scrollDown(page: BrowserDriver) {
  await evaluate(page, () => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => scrolledBy(page)).toBe(1500);
}

/**
 * How each element looks. The browser nests the styles of pages reached by links itself, where the server writes out what
 * Emotion has compiled: both must mean the same.
 */
const looks = () =>
  Array.from(document.querySelectorAll('main, main :not(noscript)')).map((element) => {
    const style = getComputedStyle(element);
    const before = getComputedStyle(element, '::before');
    return [
      element.tagName,
      element.className,
      style.fontSize,
      style.fontStretch,
      style.fontWeight,
      style.color,
      style.backgroundColor,
      style.display,
      style.gridTemplateColumns,
      style.padding,
      style.borderWidth,
      before.content,
      before.display,
    ].join(' | ');
  });
