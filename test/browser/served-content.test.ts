import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../support/browser.ts';
import { mainLink, pageShown } from '../support/links.ts';

/** Changes the HTML of a page on its way to the browser, as extensions change the document before our script comes. */
const altered = (path: string, change: (html: string) => string) => (page: Page) =>
  page.route(origin + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

test('a page whose markup was changed before hydration is whole again, and works', async ({ visit }) => {
  // React reports the difference in the console.
  const expected = [/Minified React error #418/];
  const changeHeader = (html: string) => html.replace(/(<header.*?>)Services</s, '$1Leistungen<');
  const page = await visit('/terms', { expected, prepare: altered('/terms', changeHeader) });
  await expect.poll(() => page.locator('header').first().innerText()).not.toContain('Leistungen');
  expect(await page.locator('h1').textContent()).toContain('Terms');
  await mainLink(page, 'About').click();
  await pageShown(page, '/about');
});

test('additions of extensions around the page disturb nothing and stay', async ({ visit }) => {
  const addThings = (html: string) =>
    html
      .replace('<html', '<html data-extension="1"')
      .replace('<body', '<body data-extension="2"')
      .replace('</head>', '<meta name="extension" content="3"></head>')
      .replace('</body>', '<div id="extension">4</div></body>');
  for (const path of ['/terms', '/resources']) {
    const page = await visit(path, { prepare: altered(path, addThings) });
    expect(await page.locator('[data-extension], [name="extension"], #extension').count()).toBe(4);
    await mainLink(page, 'About').click();
    await pageShown(page, '/about');
    expect(await page.locator('[data-extension], [name="extension"], #extension').count()).toBe(4);
  }
});

test('a link to a place on the page leaves an opened question open, and moves the focus to the place', async ({
  visit,
}) => {
  const page = await visit('/services/laser-alignment', { reducedMotion: 'reduce' });
  const question = page.locator('details').last();
  await question.locator('summary').click();
  const isOpen = () => question.evaluate((element) => element.hasAttribute('open'));
  expect(await isOpen()).toBe(true);
  await page.locator('main').getByRole('link', { name: 'See the figures' }).click();
  await page.waitForURL('**/services/laser-alignment#figures');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('figures');
  expect(await isOpen()).toBe(true);
  await page.goBack();
  await page.waitForURL('**/services/laser-alignment');
  expect(await isOpen()).toBe(true);
});
