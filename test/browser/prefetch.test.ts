import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './browser.ts';

/** Names of the page chunks that the browser has asked for since it came. */
function pageChunks(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+Page)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

const aboutLink = (page: Page) =>
  page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'About', exact: true });

test('pointing at a link fetches the code of its page, once, and the click finds it there', async ({ open }) => {
  const page = await open('/');
  const chunks = pageChunks(page);
  const fetched = page.waitForResponse(/AboutPage-/);
  await aboutLink(page).hover();
  await fetched;
  await aboutLink(page).hover({ position: { x: 3, y: 3 } });
  await aboutLink(page).click();
  await page.waitForSelector('nav a[aria-current="page"][href="/about"]');
  expect(chunks).toEqual(['AboutPage']);
});

test('so does reaching it with the keyboard', async ({ open }) => {
  const page = await open('/');
  const fetched = page.waitForResponse(/AboutPage-/);
  await aboutLink(page).focus();
  await fetched;
  expect(new URL(page.url()).pathname).toBe('/');
});

test('so does a finger on it, before it is lifted', async ({ open }) => {
  const page = await open('/', { hasTouch: true });
  const box = await aboutLink(page).boundingBox();
  const fetched = page.waitForResponse(/AboutPage-/);
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await fetched;
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  expect(new URL(page.url()).pathname).toBe('/');
});

test('links that come into sight are fetched when the browser is idle, but none before the first scrolling', async ({
  open,
}) => {
  const page = await open('/');
  const chunks = pageChunks(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(chunks).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => chunks).toContain('AboutPage');
  expect(chunks).not.toContain('PrivacyPage');
  await page.locator('footer a[href="/privacy"]').scrollIntoViewIfNeeded();
  await expect.poll(() => chunks).toContain('PrivacyPage');
});

test('a link to the page itself, a download or another origin fetches nothing', async ({ open }) => {
  const page = await open('/');
  const chunks = pageChunks(page);
  const targets = ['/', '/#services', 'https://other.example/about', 'mailto:x@example.com'];
  await page.evaluate((addresses) => {
    for (const address of addresses) {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.remove();
    }
  }, targets);
  // Requests go out in order: this one is the last.
  await aboutLink(page).hover();
  await expect.poll(() => chunks).toEqual(['AboutPage']);
});

test('who saves data gets the code with the click', async ({ open }) => {
  const page = await open('/', {
    prepare: (prepared) =>
      prepared.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
      ),
  });
  const chunks = pageChunks(page);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'Services', exact: true }).hover();
  await aboutLink(page).click();
  await page.waitForSelector('nav a[aria-current="page"][href="/about"]');
  expect(chunks).toEqual(['AboutPage']);
});
