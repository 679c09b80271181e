import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { goTo, pageShown } from '../../support/pages/links.ts';
import { scrollPosition } from '../../support/pages/page-state.ts';

/** A word of each error that is logged. */
const errors = ['IntersectionObserver', 'ResizeObserver', 'matchMedia', 'not active', 'navigation'];

/** Takes parts of the browser away, and makes others fail. Runs in the page. */
function breakParts() {
  Reflect.deleteProperty(window, 'ResizeObserver');
  for (const name of ['IntersectionObserver', 'matchMedia'])
    Reflect.set(window, name, () => {
      throw new Error(`${name} is out of order`);
    });
  // Chrome 92 and Firefox 90 do not have it.
  Reflect.deleteProperty(window, 'reportError');
  Object.defineProperty(History.prototype, 'scrollRestoration', {
    set: () => {
      throw new DOMException('The document is not active', 'SecurityError');
    },
  });
  Object.defineProperty(window, 'navigation', { value: {} });
}

test('where parts of the browser are missing, or fail, links still work', async ({ visit }) => {
  const logged: string[] = [];
  const page = await visit('/', {
    expected: [new RegExp(errors.join('|'))],
    prepare: (tab) => {
      tab.on('pageerror', ({ message }) => logged.push(message));
      return tab.addInitScript(breakParts);
    },
  });
  const title = await page.title();
  await page.getByRole('link', { name: /^3: / }).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Scroll to top' }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
  await expect.poll(() => page.title()).not.toBe(title);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/about$/);
  await goTo(page, '/services');
  expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0);
  for (const error of errors) expect(logged).toContainEqual(expect.stringContaining(error));
});
