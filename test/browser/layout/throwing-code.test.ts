import { expect } from 'vitest';
import { emergencyLink } from '../../../src/content/company/contact-links.ts';
import { violations } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { pageShown } from '../../support/pages/links.ts';
import { breakAboutPage, breakFooter } from '../../support/pages/route-scripts.ts';

test('a page that throws shows the error screen in the layout; a later click renders it again', async ({ visit }) => {
  const page = await visit('/', {
    reducedMotion: 'reduce',
    expected: [/pump seized/],
    prepare: async (tab) => {
      await breakAboutPage(tab);
      await tab.addInitScript(() => addEventListener('error', ({ message }) => Reflect.set(window, 'heard', message)));
    },
  });
  const errorScreen = page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
  await new Menu(page).link('About').click();
  await errorScreen.waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  // Also an operator's own script hears of the error.
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toContain('pump seized');
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
