import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mainLinks } from '../../../src/content/company/navigation.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { focusedId, pathOf, scrollPosition, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('every header link shows its page without a reload, with its own title, and Back returns', async ({ visit }) => {
  const page = await visit('/');
  // A reload would delete this property.
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  const homeTitle = await page.title();
  for (const { href, text } of mainLinks.slice(1)) {
    await new Menu(page).link(text).click();
    await pageShown(page, href);
    expect(pathOf(page)).toBe(href);
    await expect.poll(() => page.title()).not.toBe(homeTitle);
    expect(await page.locator('h1').count()).toBe(1);
    await page.goBack();
    await pageShown(page, '/');
    await expect.poll(() => page.title()).toBe(homeTitle);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
});

/** Waits until a script has run, and what has waited for it. A string, because Vitest replaces `import` in functions. */
const hasRun = (page: Page, script: string) =>
  page.evaluate(
    `import('${script}').then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  );

test('the last requested page is shown, even if an earlier one loads later', async ({ visit }) => {
  const page = await visit('/');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await followLink(page, '/about');
  await followLink(page, '/terms');
  await page.waitForURL('**/terms');
  release();
  await hasRun(page, ownScript('/about'));
  expect(pathOf(page)).toBe('/terms');
});

test('Back takes the place of a click whose page is still loading', async ({ visit }) => {
  const page = await visit('/');
  await followLink(page, '/terms');
  await page.waitForURL('**/terms');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await followLink(page, '/about');
  await page.goBack();
  await pageShown(page, '/');
  release();
  await hasRun(page, ownScript('/about'));
  expect(pathOf(page)).toBe('/');
});

test('a click on a page that has just appeared is followed', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => {
    // An observer is called as soon as React has changed the document, before the browser paints it.
    const appearing = new MutationObserver(() => {
      if (window.location.pathname !== '/terms') return;
      appearing.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click();
    });
    appearing.observe(document.body, { childList: true, subtree: true });
  });
  await followLink(page, '/terms');
  await page.waitForURL('**/privacy');
});

test('a new page is announced and starts at its heading; Back and a reload restore the position', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await scrollTo(page, 1500);
  await followLink(page, '/terms');
  await page.waitForSelector('h1:focus');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.locator('output').first().textContent()).toBe(await page.title());
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(1500);
});

test('Back restores the position also after a reload, and after another document', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  for (const leave of [() => page.reload(), () => page.goto('/robots.txt').then(() => page.goBack())]) {
    await scrollTo(page, 1500);
    await followLink(page, '/about');
    await pageShown(page, '/about');
    await leave();
    await hydrated(page);
    await page.goBack();
    await pageShown(page, '/');
    await expect.poll(() => scrollPosition(page)).toBe(1500);
  }
});

test.for([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'with prefers-reduced-motion %s links, typed hashes and the top button scroll smoothly: %s',
  async ([reducedMotion, smoothly], { visit }) => {
    const page = await visit('/', { reducedMotion });
    const isSmooth = await watchScrolling(page);
    await page.getByRole('link', { name: /^3: / }).click();
    await page.waitForURL('**/#laser-alignment');
    // The sticky header must not cover the target.
    await expect.poll(() => topOf(page, '#laser-alignment')).toBeCloseTo(96, 0);
    expect(await focusedId(page)).toBe('laser-alignment');
    expect(await isSmooth()).toBe(smoothly);
    await page.getByRole('link', { name: 'Scroll to top' }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isSmooth()).toBe(smoothly);
    await page.goto('/#steel-fabrication');
    await expect.poll(() => topOf(page, '#steel-fabrication')).toBeCloseTo(96, 0);
    expect(await focusedId(page)).toBe('steel-fabrication');
    expect(await isSmooth()).toBe(smoothly);
  },
);

test('a hash that is typed again scrolls to its target and focuses it again', async ({ visit }) => {
  const page = await visit('/');
  for (const id of ['laser-alignment', 'consultation', 'laser-alignment']) {
    await page.goto(`/#${id}`);
    await expect.poll(() => topOf(page, `#${id}`)).toBeCloseTo(96, 0);
    await expect.poll(() => focusedId(page)).toBe(id);
    await scrollTo(page, 0);
  }
});

test('Back and Forward restore the positions before and after a typed hash', async ({ visit }) => {
  const page = await visit('/');
  await scrollTo(page, 1500);
  await followLink(page, '/resources');
  await pageShown(page, '/resources');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  // A typed hash adds a history entry that the router has not made.
  await page.goto('/resources#service-guides');
  await expect.poll(() => topOf(page, '#service-guides')).toBeCloseTo(96, 0);
  const target = await scrollPosition(page);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(target);
});

test('the browser follows a link to a file of the site, and one to an address without a page', async ({ visit }) => {
  const page = await visit('/', { expected: [/404/] });
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/lettering-license.txt'));
  await page.locator('a[href="/lettering-license.txt"]').click();
  await page.waitForURL('**/lettering-license.txt');
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain');
  await page.goBack();
  await hydrated(page);
  const answer = page.waitForResponse('**/industries/pharmaceutical');
  await page.locator('footer a[href="/industries/pharmaceutical"]').click();
  expect((await answer).status()).toBe(404);
  await page.waitForURL('**/industries/pharmaceutical');
  await hydrated(page);
});

test('the browser handles clicks with a modifier key', async ({ open }) => {
  const page = await open('/');
  const opened = page.context().waitForEvent('page');
  await page.locator('footer a[href="/terms"]').click({ modifiers: ['ControlOrMeta'] });
  // A new tab may start with an empty page.
  await (await opened).waitForURL('**/terms');
  expect(pathOf(page)).toBe('/');
});

test('the skip link is the first tab stop and leads to the content', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('main');
});
