import { expect } from 'vitest';
import { mainLinks } from '../../src/content/navigation.ts';
import { violations, withAxe } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { followLink, mainLink, pageShown } from '../support/links.ts';

const menuButton = 'header >> role=button[name="Menu"]';

test('the header sticks, is 80 px high, and its shadow grows past 20 px of scrolling', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  const header = page.locator('header').first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  expect((await header.boundingBox())?.height).toBe(80);
  const resting = await shadow();

  await page.evaluate(() => window.scrollTo(0, 20));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await header.getAttribute('data-scrolled')).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 21));
  await page.waitForSelector('header[data-scrolled]');
  await expect.poll(shadow).not.toBe(resting);
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the eight links are in their order, and the current one is marked and bold without moving the others', async ({
  visit,
}) => {
  const page = await visit('/');
  const links = page.locator('nav[aria-label="Main"] a');
  expect(await links.allTextContents()).toEqual(mainLinks.map(({ text }) => text));
  const places = async () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x));
  const before = await places();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await pageShown(page, '/about');
  expect(await places()).toEqual(before);
  expect(await page.locator('nav [aria-current]').count()).toBe(1);
  await followLink(page, '/services/laser-alignment');
  await page.waitForSelector('nav [aria-current="true"]');
  expect(await page.locator('nav [aria-current="true"]').textContent()).toBe('Services');
});

test('the menu opens by its toggle and says so; Escape closes it and gives the focus back, a wider screen closes it', async ({
  visit,
}) => {
  const page = await visit('/', { width: 360 });
  const toggle = page.locator(menuButton);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[aria-expanded="true"]');
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
  await page.keyboard.press('Escape');
  await page.waitForSelector('button[aria-expanded="false"]');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[aria-expanded="true"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('button[aria-expanded="false"]', { state: 'attached' });
  expect(await page.locator('nav:popover-open').count()).toBe(0);
});

test('axe finds nothing with the menu open; choosing a link closes it, also the link of the page itself', async ({
  visit,
}) => {
  const page = await visit('/', { ...withAxe, width: 360 });
  await page.locator(menuButton).click();
  await page.waitForSelector('button[aria-expanded="true"]');
  expect(await violations(page)).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) {
    if (turn === 1) await page.locator(menuButton).click();
    await mainLink(page, 'Services').click();
    await page.waitForSelector('button[aria-expanded="false"]');
    await page.waitForURL('**/services');
  }
});

test('the menu and its links work before any script', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false, width: 360 });
  await page.locator(menuButton).click();
  await mainLink(page, 'Services').click();
  await page.waitForURL('**/services');
  expect(await page.locator('nav:popover-open').count()).toBe(0);
});

test.for([
  { width: 320, height: 256 },
  { width: 640, height: 320 },
  { width: 1440, height: 900 },
])('in a window of $width × $height the header and its emergency link stay in view', async (viewport, { visit }) => {
  const { height } = viewport;
  const page = await visit('/about', { viewport });
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  const link = page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first();
  for (const part of [page.locator('header'), link]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height / 3);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('what takes the focus by the keyboard is in view at once', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'no-preference' });
  const last = page.locator('footer a').last();
  await last.focus();
  const box = await last.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(900);
});
