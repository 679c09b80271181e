import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emergencyLink } from '../../../src/content/company/contact-links.ts';
import { violations, withAxe } from '../../support/browser/axe.ts';
import { hydrated, test, windowOf } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { breakAboutPage, breakFooter } from '../../support/pages/route-scripts.ts';

test('a page that throws shows the error screen in the layout; a later click renders it again', async ({ visit }) => {
  const page = await visit('/', {
    ...withAxe,
    reducedMotion: 'reduce',
    expected: [/pump seized/],
    prepare: breakAboutPage,
  });
  const errorScreen = page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
  await new Menu(page).link('About').click();
  await errorScreen.waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.locator('header, footer').count()).toBe(2);
  await page.setViewportSize(windowOf(360));
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize(windowOf(1440));
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  expect(await errorScreen.count()).toBe(0);

  await new Menu(page).link('About').click();
  await errorScreen.waitFor();
  await page.evaluate(() => Reflect.set(window, 'repaired', true));
  await new Menu(page).link('About').click();
  await errorScreen.waitFor({ state: 'detached' });
});

test('a layout that throws leaves the error screen with a link home and the emergency link', async ({ open }) => {
  const page = await open('/about', { hydrates: false, expected: [/pump seized/], prepare: breakFooter });
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.getByRole('link', { name: 'Request emergency service' }).getAttribute('href')).toBe(emergencyLink);
  expect(await page.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
});

/** The message of the page, and the browser's message about the status. */
const expected = [/^404: no page at \/no-such-page$/, /the server responded with a status of 404/];

test('the 404 page logs its path, and Go Back leads to the site before it, or home from the first page of a tab', async ({
  visit,
}) => {
  const elsewhere = 'https://search.example/';
  // Without an icon of its own the page would ask the network for one.
  const body = '<link rel="icon" href="data:,">';
  const prepare = (tab: Page) => tab.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await visit('/robots.txt', { hydrates: false, expected, prepare });
  await page.goto(elsewhere);
  const logged = page.waitForEvent('console', (message) => message.text() === '404: no page at /no-such-page');
  await page.goto('/no-such-page');
  await hydrated(page);
  await logged;
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  expect(await main.getByRole('link', { name: /emergency/i }).getAttribute('href')).toBe(emergencyLink);
  await main.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  await page.goBack();
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/no-such-page', '_blank', 'noopener'));
  await main.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL(elsewhere);

  const fresh = await opened;
  await fresh.setViewportSize(windowOf(1440));
  await hydrated(fresh);
  const goBack = fresh.getByRole('button', { name: 'Go Back' });
  await goBack.click();
  await pageShown(fresh, '/');
  // Also after a later page.
  await fresh.goBack();
  await goBack.click();
  await pageShown(fresh, '/');
  await fresh.close();
});
