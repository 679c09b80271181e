import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';

test('a link shows its page at the top, focuses its heading and announces its title', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  // A reload would delete this property.
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  for (const [name, path] of [
    ['Blog', '/blog'],
    ['About', '/about'],
  ] as const) {
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY > 0);
    await new Menu(page).link(name).click();
    await pageShown(page, path);
    await page.waitForSelector('h1:focus');
    expect(await page.locator('h1').count()).toBe(1);
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await page.locator('#root > output').textContent()).toBe(await page.title());
  }
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  // A link to the page that is shown adds no history entry.
  await followLink(page, '/about');
  await page.goBack();
  await pageShown(page, '/blog');
});

/** The parts of a click that can make it another than a plain one. */
type Clicked = Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> & { button?: number };

test('the browser itself follows other clicks, and links to files, elsewhere or to no page', async ({ visit }) => {
  const page = await visit('/');
  const isLeftToBrowser = (attributes: Record<string, string>, click: Clicked = {}) =>
    page.evaluate(
      ([names, init]) => {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(names)) link.setAttribute(name, value);
        document.body.append(link);
        let isLeft: boolean | undefined;
        const end = (event: Event) => {
          isLeft = !event.defaultPrevented;
          event.preventDefault();
        };
        // After the site's own listener, on the document.
        window.addEventListener('click', end, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
        link.remove();
        return isLeft;
      },
      [attributes, click] as const,
    );
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)
    expect(await isLeftToBrowser({ href: '/terms' }, { [key]: true }), key).toBe(true);
  const elsewhere: Record<string, string>[] = [
    { href: '/terms', target: '_blank' },
    { href: '/terms', download: '' },
    { href: '/lettering-license.txt' },
    { href: '/industries/pharmaceutical' },
    { href: 'https://other.example/terms' },
    { href: 'mailto:a@other.example' },
  ];
  for (const attributes of elsewhere) expect(await isLeftToBrowser(attributes), JSON.stringify(attributes)).toBe(true);
  expect(await isLeftToBrowser({ href: '/terms' }, { button: 1 })).toBe(true);
  expect(pathOf(page)).toBe('/');
  expect(await isLeftToBrowser({ href: '/terms', target: '_self' })).toBe(false);
  await page.waitForURL('**/terms');
});
