import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { goTo, pageShown } from '../../support/pages/links.ts';
import { scrollPosition } from '../../support/pages/page-state.ts';

/** Takes media queries away, or makes them fail. Runs in the page. */
function breakMediaQueries(way: 'missing' | 'throwing') {
  if (way === 'missing') Reflect.deleteProperty(window, 'matchMedia');
  else
    window.matchMedia = () => {
      throw new Error('matchMedia is out of order');
    };
}

test.for(['missing', 'throwing'] as const)(
  'with media queries %s the top button and links to parts of the page work',
  async (way, { visit }) => {
    const page = await visit('/', {
      expected: [/matchMedia/],
      prepare: (tab) => tab.addInitScript(breakMediaQueries, way),
    });
    await page.getByRole('link', { name: /^3: / }).click();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Scroll to top' }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  },
);

const absent = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'];

/** Takes parts of the browser away, or makes them fail. Runs in the page. */
function breakParts(parts: readonly string[]) {
  for (const part of parts) Reflect.deleteProperty(window, part);
  // Chrome 92 and Firefox 90 do not have it.
  Reflect.deleteProperty(window, 'reportError');
  // The name of the policy for structured data is taken.
  window.trustedTypes?.createPolicy('structured-data', { createScript: (text) => text });
  Object.defineProperty(History.prototype, 'scrollRestoration', {
    set: () => {
      throw new DOMException('The document is not active', 'SecurityError');
    },
  });
  Object.defineProperty(window, 'navigation', { value: {} });
}

test('without observers, media queries and other parts of the browser the next page is shown, and each error is logged', async ({
  visit,
}) => {
  const logged: string[] = [];
  const page = await visit('/', {
    expected: [/./],
    prepare: (tab) => {
      tab.on('pageerror', ({ message }) => logged.push(message));
      return tab.addInitScript(breakParts, absent);
    },
  });
  await page.mouse.wheel(0, 400);
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
  await expect.poll(() => page.title()).toContain('Family-owned millwrights');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/about$/);
  await goTo(page, '/services');
  expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0);
  for (const part of [...absent, 'structured-data', 'not active', 'navigation']) {
    expect(logged).toContainEqual(expect.stringContaining(part));
  }
});
