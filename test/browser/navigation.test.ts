import { expect } from 'vitest';
import { mainLinks } from '../../src/content/navigation.ts';
import { test } from '../support/browser.ts';
import { followLink, mainLink, pageShown, scrollBehavior } from '../support/links.ts';
import { holdBack, ownScript } from '../support/route-scripts.ts';

test('every header link shows its page without a reload, under its own title, and Back returns', async ({ visit }) => {
  const page = await visit('/');
  // A reload would wipe this away.
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  const homeTitle = await page.title();
  for (const { href, text } of mainLinks.slice(1)) {
    await mainLink(page, text).click();
    await pageShown(page, href);
    expect(new URL(page.url()).pathname).toBe(href);
    await expect.poll(() => page.title()).not.toBe(homeTitle);
    expect(await page.locator('h1').count()).toBe(1);
    await page.goBack();
    await pageShown(page, '/');
    await expect.poll(() => page.title()).toBe(homeTitle);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
});

test('a new page takes the focus to its heading and is announced', async ({ visit }) => {
  const page = await visit('/');
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/terms');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.locator('output').first().textContent()).toBe(await page.title());
});

test('the old page stays, and a bar runs, until the new one is there', async ({ visit }) => {
  const page = await visit('/');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  const heading = await page.locator('h1').textContent();
  await mainLink(page, 'About').click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('h1').textContent()).toBe(heading);
  release();
  await pageShown(page, '/about');
  expect(await page.locator('h1').textContent()).not.toBe(heading);
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

test('the page asked for last wins, however long the other takes', async ({ visit }) => {
  const page = await visit('/');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  await followLink(page, '/about');
  await followLink(page, '/terms');
  await page.waitForURL('**/terms');
  const fetched = page.waitForResponse(`**${ownScript('/about')}`);
  release();
  await fetched;
  await followLink(page, '/privacy');
  await page.waitForURL('**/privacy');
});

test('a new page starts at the top; going back and a reload restore the position', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await followLink(page, '/terms');
  await page.waitForSelector('h1:focus');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test.for([
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)('with motion %s the scroll to a hash target is %s', async ([reducedMotion, behavior], { visit }) => {
  const page = await visit('/', { reducedMotion });
  expect(await scrollBehavior(page)).toBe(behavior);
  await page.getByRole('link', { name: /^3: / }).click();
  await page.waitForURL('**/#laser-alignment');
  // The target stands free below the sticky header.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#laser-alignment')?.getBoundingClientRect().top))
    .toBeCloseTo(96, 0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('laser-alignment');
});

test('a typed hash scrolls smoothly to its target, and Back restores the position', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await followLink(page, '/resources');
  await pageShown(page, '/resources');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // As typing does, this adds an entry to the history that the router has not made.
  const tops = await page.evaluate(async () => {
    const passed = new Set<number>();
    const end = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    document.addEventListener('scroll', () => passed.add(window.scrollY));
    window.location.hash = '#service-guides';
    await end;
    return passed.size;
  });
  // A jump would pass one position.
  expect(tops).toBeGreaterThan(2);
  const targetTop = () => page.evaluate(() => document.querySelector('#service-guides')?.getBoundingClientRect().top);
  await expect.poll(targetTop).toBeCloseTo(96, 0);
  const guides = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(guides);
});

test('modified clicks and downloads are left to the browser', async ({ open }) => {
  const page = await open('/');
  const opened = page.context().waitForEvent('page');
  await page
    .locator('footer')
    .getByRole('link', { name: 'Terms' })
    .click({ modifiers: ['ControlOrMeta'] });
  // A new tab may begin with an empty page.
  await (await opened).waitForURL('**/terms');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the scroll-to-top button is always there and leads to the top without a trace in the address', async ({
  visit,
}) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  const button = page.getByRole('link', { name: 'Scroll to top' });
  expect(await button.isVisible()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('the skip link is the first stop and leads to the content', async ({ visit }) => {
  const page = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});
