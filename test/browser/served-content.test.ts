import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from './browser.ts';
import { mainLink, pageShown } from './links.ts';
import { ownScript } from './route-scripts.ts';

/** Collects the scripts that a page asks for, preloads included. */
const collect =
  (scripts: Set<string>) =>
  async (page: Page): Promise<undefined> => {
    page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  };

test('the code of a page comes when a link leads to it', async ({ visit }) => {
  const scripts = new Set<string>();
  const page = await visit('/terms', { prepare: collect(scripts) });
  await mainLink(page, 'About').click();
  await pageShown(page, '/about');
  expect(scripts).toContain(origin + ownScript('/about'));
});

/** Changes the HTML of a page on its way to the browser, as extensions change the document before our script comes. */
const altered = (path: string, change: (html: string) => string) => (page: Page) =>
  page.route(origin + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

/** What React must have left as it was served. */
const parts = async (page: Page) => ({
  head: await page.locator('head > *').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).toSorted()),
  main: await page.locator('main').innerText(),
  footer: await page.locator('footer').innerText(),
});

const alterHeader = (html: string) => html.replace(/(<header.*?>)Services</s, '$1Leistungen<');

test.for(['/', '/terms', '/services/emergency-repair', '/blog?category=safety', '/resources', '/nowhere'])(
  '%s stays whole when its header has been changed before React came',
  async (path, { visit }) => {
    // React reports the difference in the console.
    const expected = [/Minified React error #418/, /404/];
    const scripts = new Set<string>();
    const normal = await visit(path, { expected, prepare: collect(scripts) });
    await normal.waitForLoadState('networkidle');
    const shown = await parts(normal);
    const changed = new Set<string>();
    const page = await visit(path, {
      expected,
      prepare: async (prepared) => {
        await altered(path, alterHeader)(prepared);
        return collect(changed)(prepared);
      },
    });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('header').first().innerText()).not.toContain('Leistungen');
    expect(await parts(page)).toEqual(shown);
    expect(changed.size).toBe(scripts.size);

    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await mainLink(page, 'About').click();
    await pageShown(page, '/about');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('nav a[href="/about"]')?.ariaCurrent === null);
    await expect.poll(() => page.locator('main').innerText()).toBe(shown.main);
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
  },
);

test('what extensions add around the page disturbs nothing and stays', async ({ visit }) => {
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
