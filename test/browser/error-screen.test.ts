import { expect } from 'vitest';
import { emergencyLink } from '../../src/content/contact-link.ts';
import { violationsAtBothWidths, withAxe } from '../support/axe.ts';
import { origin, test } from '../support/browser.ts';
import { mainLink, pageShown } from '../support/links.ts';
import { breakAboutPage, breakFooter } from '../support/route-scripts.ts';

test('a page that throws shows the error screen inside the layout, with a link home', async ({ visit }) => {
  const page = await visit('/', { ...withAxe, expected: [/pump seized/], prepare: breakAboutPage });
  await mainLink(page, 'About').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.locator('header, footer').count()).toBe(2);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  expect(await page.locator('h1').textContent()).not.toContain('Error');
});

test('a layout that throws leaves the error screen with a link home and the emergency link', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: origin });
  await breakFooter(page);
  await page.goto('/about');
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.getByRole('link', { name: 'Request emergency service' }).getAttribute('href')).toBe(emergencyLink);
  expect(await page.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  await page.close();
});
