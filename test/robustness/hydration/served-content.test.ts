import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';

/** Changes the served HTML, as browser extensions change the document before hydration. */
const altered = (path: string, change: (html: string) => string) => (page: Page) =>
  page.route(origin + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

test('a page whose markup was changed before hydration is rendered again and works', async ({ visit }) => {
  // React reports the hydration error.
  const expected = [/Minified React error #418/];
  const changeHeader = (html: string) => html.replace(/(<header.*?>)Services</s, '$1Leistungen<');
  const page = await visit('/terms', { expected, prepare: altered('/terms', changeHeader) });
  await expect.poll(() => page.locator('header').first().innerText()).not.toContain('Leistungen');
  expect(await page.locator('h1').textContent()).toContain('Terms');
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
});

test('additions of browser extensions outside the root stay and break nothing', async ({ visit }) => {
  const addThings = (html: string) =>
    html
      .replace('<html', '<html data-extension="1"')
      .replace('<body', '<body data-extension="2"')
      .replace('</head>', '<meta name="extension" content="3"></head>')
      .replace('</body>', '<div id="extension">4</div></body>');
  const page = await visit('/resources', { prepare: altered('/resources', addThings) });
  const additions = page.locator('[data-extension], [name="extension"], #extension');
  expect(await additions.count()).toBe(4);
  await new Menu(page).link('About').click();
  await pageShown(page, '/about');
  expect(await additions.count()).toBe(4);
});
